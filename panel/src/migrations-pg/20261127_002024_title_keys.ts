import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

import { fillTitleKeys } from '../database/fill-title-keys'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "talents" ADD COLUMN "title_key" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_title_key" varchar;
  ALTER TABLE "staff" ADD COLUMN "title_key" varchar;
  ALTER TABLE "_staff_v" ADD COLUMN "version_title_key" varchar;
  ALTER TABLE "posts_locales" ADD COLUMN "title_key" varchar;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_title_key" varchar;
  ALTER TABLE "campaigns_locales" ADD COLUMN "title_key" varchar;
  ALTER TABLE "_campaigns_v_locales" ADD COLUMN "version_title_key" varchar;
  ALTER TABLE "magazines_locales" ADD COLUMN "title_key" varchar;
  ALTER TABLE "_magazines_v_locales" ADD COLUMN "version_title_key" varchar;
  ALTER TABLE "boards_locales" ADD COLUMN "title_key" varchar;
  ALTER TABLE "_boards_v_locales" ADD COLUMN "version_title_key" varchar;
  ALTER TABLE "slides_locales" ADD COLUMN "title_key" varchar;
  ALTER TABLE "_slides_v_locales" ADD COLUMN "version_title_key" varchar;
  ALTER TABLE "gallery_locales" ADD COLUMN "title_key" varchar;
  ALTER TABLE "_gallery_v_locales" ADD COLUMN "version_title_key" varchar;
  ALTER TABLE "consents" ADD COLUMN "title_key" varchar;
  ALTER TABLE "packages" ADD COLUMN "title_key" varchar;
  ALTER TABLE "users" ADD COLUMN "title_key" varchar;
  CREATE INDEX "talents_title_key_idx" ON "talents" USING btree ("title_key");
  CREATE INDEX "_talents_v_version_version_title_key_idx" ON "_talents_v" USING btree ("version_title_key");
  CREATE INDEX "staff_title_key_idx" ON "staff" USING btree ("title_key");
  CREATE INDEX "_staff_v_version_version_title_key_idx" ON "_staff_v" USING btree ("version_title_key");
  CREATE INDEX "posts_title_key_idx" ON "posts_locales" USING btree ("title_key","_locale");
  CREATE INDEX "_posts_v_version_version_title_key_idx" ON "_posts_v_locales" USING btree ("version_title_key","_locale");
  CREATE INDEX "campaigns_title_key_idx" ON "campaigns_locales" USING btree ("title_key","_locale");
  CREATE INDEX "_campaigns_v_version_version_title_key_idx" ON "_campaigns_v_locales" USING btree ("version_title_key","_locale");
  CREATE INDEX "magazines_title_key_idx" ON "magazines_locales" USING btree ("title_key","_locale");
  CREATE INDEX "_magazines_v_version_version_title_key_idx" ON "_magazines_v_locales" USING btree ("version_title_key","_locale");
  CREATE INDEX "boards_title_key_idx" ON "boards_locales" USING btree ("title_key","_locale");
  CREATE INDEX "_boards_v_version_version_title_key_idx" ON "_boards_v_locales" USING btree ("version_title_key","_locale");
  CREATE INDEX "slides_title_key_idx" ON "slides_locales" USING btree ("title_key","_locale");
  CREATE INDEX "_slides_v_version_version_title_key_idx" ON "_slides_v_locales" USING btree ("version_title_key","_locale");
  CREATE INDEX "gallery_title_key_idx" ON "gallery_locales" USING btree ("title_key","_locale");
  CREATE INDEX "_gallery_v_version_version_title_key_idx" ON "_gallery_v_locales" USING btree ("version_title_key","_locale");
  CREATE INDEX "consents_title_key_idx" ON "consents" USING btree ("title_key");
  CREATE INDEX "packages_title_key_idx" ON "packages" USING btree ("title_key");
  CREATE INDEX "users_title_key_idx" ON "users" USING btree ("title_key");`)
  await fillTitleKeys(async (query) => (await db.execute(query)).rows)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "talents_title_key_idx";
  DROP INDEX "_talents_v_version_version_title_key_idx";
  DROP INDEX "staff_title_key_idx";
  DROP INDEX "_staff_v_version_version_title_key_idx";
  DROP INDEX "posts_title_key_idx";
  DROP INDEX "_posts_v_version_version_title_key_idx";
  DROP INDEX "campaigns_title_key_idx";
  DROP INDEX "_campaigns_v_version_version_title_key_idx";
  DROP INDEX "magazines_title_key_idx";
  DROP INDEX "_magazines_v_version_version_title_key_idx";
  DROP INDEX "boards_title_key_idx";
  DROP INDEX "_boards_v_version_version_title_key_idx";
  DROP INDEX "slides_title_key_idx";
  DROP INDEX "_slides_v_version_version_title_key_idx";
  DROP INDEX "gallery_title_key_idx";
  DROP INDEX "_gallery_v_version_version_title_key_idx";
  DROP INDEX "consents_title_key_idx";
  DROP INDEX "packages_title_key_idx";
  DROP INDEX "users_title_key_idx";
  ALTER TABLE "talents" DROP COLUMN "title_key";
  ALTER TABLE "_talents_v" DROP COLUMN "version_title_key";
  ALTER TABLE "staff" DROP COLUMN "title_key";
  ALTER TABLE "_staff_v" DROP COLUMN "version_title_key";
  ALTER TABLE "posts_locales" DROP COLUMN "title_key";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_title_key";
  ALTER TABLE "campaigns_locales" DROP COLUMN "title_key";
  ALTER TABLE "_campaigns_v_locales" DROP COLUMN "version_title_key";
  ALTER TABLE "magazines_locales" DROP COLUMN "title_key";
  ALTER TABLE "_magazines_v_locales" DROP COLUMN "version_title_key";
  ALTER TABLE "boards_locales" DROP COLUMN "title_key";
  ALTER TABLE "_boards_v_locales" DROP COLUMN "version_title_key";
  ALTER TABLE "slides_locales" DROP COLUMN "title_key";
  ALTER TABLE "_slides_v_locales" DROP COLUMN "version_title_key";
  ALTER TABLE "gallery_locales" DROP COLUMN "title_key";
  ALTER TABLE "_gallery_v_locales" DROP COLUMN "version_title_key";
  ALTER TABLE "consents" DROP COLUMN "title_key";
  ALTER TABLE "packages" DROP COLUMN "title_key";
  ALTER TABLE "users" DROP COLUMN "title_key";`)
}
