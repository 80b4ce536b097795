import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_talents_site_state" AS ENUM('published', 'draft', 'archived');
  CREATE TYPE "public"."enum__talents_v_version_site_state" AS ENUM('published', 'draft', 'archived');
  ALTER TABLE "talents" ADD COLUMN "site_state" "enum_talents_site_state";
  ALTER TABLE "_talents_v" ADD COLUMN "version_site_state" "enum__talents_v_version_site_state";
  CREATE INDEX "talents_site_state_idx" ON "talents" USING btree ("site_state");
  CREATE INDEX "_talents_v_version_version_site_state_idx" ON "_talents_v" USING btree ("version_site_state");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "talents_site_state_idx";
  DROP INDEX "_talents_v_version_version_site_state_idx";
  ALTER TABLE "talents" DROP COLUMN "site_state";
  ALTER TABLE "_talents_v" DROP COLUMN "version_site_state";
  DROP TYPE "public"."enum_talents_site_state";
  DROP TYPE "public"."enum__talents_v_version_site_state";`)
}
