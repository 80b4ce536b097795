import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`talents\` ADD \`site_state\` text;`)
  await db.run(sql`CREATE INDEX \`talents_site_state_idx\` ON \`talents\` (\`site_state\`);`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_site_state\` text;`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_site_state_idx\` ON \`_talents_v\` (\`version_site_state\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`talents_site_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`site_state\`;`)
  await db.run(sql`DROP INDEX \`_talents_v_version_version_site_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_site_state\`;`)
}
