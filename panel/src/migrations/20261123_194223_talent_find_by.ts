import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`talents\` ADD \`published_at\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`city\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`languages\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`travels\` integer;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_published_at\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_city\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_languages\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_travels\` integer;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`published_at\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`city\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`languages\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`travels\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_published_at\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_city\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_languages\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_travels\`;`)
}
