import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`customizations\` ADD \`home_intro\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` ADD \`version_home_intro\` integer DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`customizations\` DROP COLUMN \`home_intro\`;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` DROP COLUMN \`version_home_intro\`;`)
}
