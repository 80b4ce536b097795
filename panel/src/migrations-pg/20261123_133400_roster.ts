import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "talents" ADD COLUMN "agency_key" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_agency_key" varchar;
  ALTER TABLE "media" ADD COLUMN "source_hash" varchar;
  CREATE UNIQUE INDEX "talents_agency_key_idx" ON "talents" USING btree ("agency_key");
  CREATE INDEX "_talents_v_version_version_agency_key_idx" ON "_talents_v" USING btree ("version_agency_key");
  CREATE INDEX "media_source_hash_idx" ON "media" USING btree ("source_hash");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "talents_agency_key_idx";
  DROP INDEX "_talents_v_version_version_agency_key_idx";
  DROP INDEX "media_source_hash_idx";
  ALTER TABLE "talents" DROP COLUMN "agency_key";
  ALTER TABLE "_talents_v" DROP COLUMN "version_agency_key";
  ALTER TABLE "media" DROP COLUMN "source_hash";`)
}
