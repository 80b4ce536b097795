import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** The columns that an earlier migration added without "ON DELETE set null", which SQLite cannot add to an existing column. */
const COLUMNS = {
  website_images: ['logo_dark_id', 'icon_id'],
  _website_images_v: ['version_logo_dark_id', 'version_icon_id'],
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const updates = Object.entries(COLUMNS).flatMap(([table, columns]) =>
    columns.map((column) => `UPDATE ${table} SET ${column} = NULL WHERE ${column} = OLD.id;`),
  )
  await db.run(sql.raw(`CREATE TRIGGER media_in_website_images BEFORE DELETE ON media BEGIN ${updates.join(' ')} END;`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TRIGGER media_in_website_images;`)
}
