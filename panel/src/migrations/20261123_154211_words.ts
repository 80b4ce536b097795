import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`consent_wordings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`consent_wordings_version_idx\` ON \`consent_wordings\` (\`version\`);`)
  await db.run(sql`CREATE INDEX \`consent_wordings_updated_at_idx\` ON \`consent_wordings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consent_wordings_created_at_idx\` ON \`consent_wordings\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`consents\` ADD \`wording\` text;`)
  await db.run(sql`ALTER TABLE \`website_texts\` ADD \`words\` text;`)
  await db.run(sql`ALTER TABLE \`_website_texts_v\` ADD \`version_words\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`consent_wordings\`;`)
  await db.run(sql`ALTER TABLE \`consents\` DROP COLUMN \`wording\`;`)
  await db.run(sql`ALTER TABLE \`website_texts\` DROP COLUMN \`words\`;`)
  await db.run(sql`ALTER TABLE \`_website_texts_v\` DROP COLUMN \`version_words\`;`)
}
