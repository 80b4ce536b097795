import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Until now each save was published.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_website_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__website_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__website_texts_v_published_locale" AS ENUM('pt', 'en');
  ALTER TABLE "website_texts" ADD COLUMN "_status" "enum_website_texts_status" DEFAULT 'draft';
  ALTER TABLE "_website_texts_v" ADD COLUMN "version__status" "enum__website_texts_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_website_texts_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_website_texts_v" ADD COLUMN "published_locale" "enum__website_texts_v_published_locale";
  ALTER TABLE "_website_texts_v" ADD COLUMN "latest" boolean;
  CREATE INDEX "website_texts__status_idx" ON "website_texts" USING btree ("_status");
  CREATE INDEX "_website_texts_v_version_version__status_idx" ON "_website_texts_v" USING btree ("version__status");
  CREATE INDEX "_website_texts_v_snapshot_idx" ON "_website_texts_v" USING btree ("snapshot");
  CREATE INDEX "_website_texts_v_published_locale_idx" ON "_website_texts_v" USING btree ("published_locale");
  CREATE INDEX "_website_texts_v_latest_idx" ON "_website_texts_v" USING btree ("latest");
  UPDATE "website_texts" SET "_status" = 'published';
  UPDATE "_website_texts_v" SET "version__status" = 'published';
  UPDATE "_website_texts_v" SET "latest" = true WHERE "id" = (SELECT MAX("id") FROM "_website_texts_v");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "website_texts__status_idx";
  DROP INDEX "_website_texts_v_version_version__status_idx";
  DROP INDEX "_website_texts_v_snapshot_idx";
  DROP INDEX "_website_texts_v_published_locale_idx";
  DROP INDEX "_website_texts_v_latest_idx";
  ALTER TABLE "website_texts" DROP COLUMN "_status";
  ALTER TABLE "_website_texts_v" DROP COLUMN "version__status";
  ALTER TABLE "_website_texts_v" DROP COLUMN "snapshot";
  ALTER TABLE "_website_texts_v" DROP COLUMN "published_locale";
  ALTER TABLE "_website_texts_v" DROP COLUMN "latest";
  DROP TYPE "public"."enum_website_texts_status";
  DROP TYPE "public"."enum__website_texts_v_version_status";
  DROP TYPE "public"."enum__website_texts_v_published_locale";`)
}
