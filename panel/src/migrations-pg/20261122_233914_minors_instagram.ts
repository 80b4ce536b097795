import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "customizations" ADD COLUMN "minors_instagram" boolean DEFAULT false;
  ALTER TABLE "_customizations_v" ADD COLUMN "version_minors_instagram" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "customizations" DROP COLUMN "minors_instagram";
  ALTER TABLE "_customizations_v" DROP COLUMN "version_minors_instagram";`)
}
