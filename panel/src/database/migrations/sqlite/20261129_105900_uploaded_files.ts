import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`uploaded_for\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`original_name\` text;`)
  await db.run(sql`CREATE INDEX \`media_uploaded_for_idx\` ON \`media\` (\`uploaded_for\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_uploaded_for_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`uploaded_for\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`original_name\`;`)
}
