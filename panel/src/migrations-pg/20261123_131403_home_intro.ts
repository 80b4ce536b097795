import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "customizations" ADD COLUMN "home_intro" boolean DEFAULT true;
  ALTER TABLE "_customizations_v" ADD COLUMN "version_home_intro" boolean DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "customizations" DROP COLUMN "home_intro";
  ALTER TABLE "_customizations_v" DROP COLUMN "version_home_intro";`)
}
