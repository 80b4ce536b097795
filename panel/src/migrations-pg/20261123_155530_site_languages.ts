import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "customizations" ADD COLUMN "english" boolean DEFAULT true;
  ALTER TABLE "_customizations_v" ADD COLUMN "version_english" boolean DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "customizations" DROP COLUMN "english";
  ALTER TABLE "_customizations_v" DROP COLUMN "version_english";`)
}
