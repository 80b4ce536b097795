import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// Until now each save was published.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`website_texts\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`website_texts__status_idx\` ON \`website_texts\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_website_texts_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_website_texts_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_website_texts_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_website_texts_v\` ADD \`latest\` integer;`)
  await db.run(sql`CREATE INDEX \`_website_texts_v_version_version__status_idx\` ON \`_website_texts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_website_texts_v_snapshot_idx\` ON \`_website_texts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_website_texts_v_published_locale_idx\` ON \`_website_texts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_website_texts_v_latest_idx\` ON \`_website_texts_v\` (\`latest\`);`)
  await db.run(sql`UPDATE \`website_texts\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`_website_texts_v\` SET \`version__status\` = 'published';`)
  await db.run(sql`UPDATE \`_website_texts_v\` SET \`latest\` = true WHERE \`id\` = (SELECT MAX(\`id\`) FROM \`_website_texts_v\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`website_texts__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`website_texts\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_website_texts_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_website_texts_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_website_texts_v_published_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_website_texts_v_latest_idx\`;`)
  await db.run(sql`ALTER TABLE \`_website_texts_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_website_texts_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_website_texts_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`ALTER TABLE \`_website_texts_v\` DROP COLUMN \`latest\`;`)
}
