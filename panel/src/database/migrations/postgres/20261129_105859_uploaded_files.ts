import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "uploaded_for" numeric;
  ALTER TABLE "media" ADD COLUMN "original_name" varchar;
  CREATE INDEX "media_uploaded_for_idx" ON "media" USING btree ("uploaded_for");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_uploaded_for_idx";
  ALTER TABLE "media" DROP COLUMN "uploaded_for";
  ALTER TABLE "media" DROP COLUMN "original_name";`)
}
