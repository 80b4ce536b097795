import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`customizations\` ADD \`english\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` ADD \`version_english\` integer DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`customizations\` DROP COLUMN \`english\`;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` DROP COLUMN \`version_english\`;`)
}
