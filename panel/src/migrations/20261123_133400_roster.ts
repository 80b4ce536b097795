import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`talents\` ADD \`agency_key\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`talents_agency_key_idx\` ON \`talents\` (\`agency_key\`);`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_agency_key\` text;`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_agency_key_idx\` ON \`_talents_v\` (\`version_agency_key\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`source_hash\` text;`)
  await db.run(sql`CREATE INDEX \`media_source_hash_idx\` ON \`media\` (\`source_hash\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`talents_agency_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`agency_key\`;`)
  await db.run(sql`DROP INDEX \`_talents_v_version_version_agency_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_agency_key\`;`)
  await db.run(sql`DROP INDEX \`media_source_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`source_hash\`;`)
}
