import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`customizations\` ADD \`minors_instagram\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` ADD \`version_minors_instagram\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`customizations\` DROP COLUMN \`minors_instagram\`;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` DROP COLUMN \`version_minors_instagram\`;`)
}
