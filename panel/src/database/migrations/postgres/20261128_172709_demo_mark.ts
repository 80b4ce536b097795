import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "talents" ADD COLUMN "demo" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_demo" varchar;
  ALTER TABLE "categories" ADD COLUMN "demo" varchar;
  ALTER TABLE "staff" ADD COLUMN "demo" varchar;
  ALTER TABLE "_staff_v" ADD COLUMN "version_demo" varchar;
  ALTER TABLE "posts" ADD COLUMN "demo" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_demo" varchar;
  ALTER TABLE "campaigns" ADD COLUMN "demo" varchar;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_demo" varchar;
  ALTER TABLE "magazines" ADD COLUMN "demo" varchar;
  ALTER TABLE "_magazines_v" ADD COLUMN "version_demo" varchar;
  ALTER TABLE "boards" ADD COLUMN "demo" varchar;
  ALTER TABLE "_boards_v" ADD COLUMN "version_demo" varchar;
  ALTER TABLE "media" ADD COLUMN "demo" varchar;
  ALTER TABLE "slides" ADD COLUMN "demo" varchar;
  ALTER TABLE "_slides_v" ADD COLUMN "version_demo" varchar;
  ALTER TABLE "gallery" ADD COLUMN "demo" varchar;
  ALTER TABLE "_gallery_v" ADD COLUMN "version_demo" varchar;
  ALTER TABLE "instagram_posts" ADD COLUMN "demo" varchar;
  ALTER TABLE "consents" ADD COLUMN "demo" varchar;
  ALTER TABLE "packages" ADD COLUMN "demo" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "talents" DROP COLUMN "demo";
  ALTER TABLE "_talents_v" DROP COLUMN "version_demo";
  ALTER TABLE "categories" DROP COLUMN "demo";
  ALTER TABLE "staff" DROP COLUMN "demo";
  ALTER TABLE "_staff_v" DROP COLUMN "version_demo";
  ALTER TABLE "posts" DROP COLUMN "demo";
  ALTER TABLE "_posts_v" DROP COLUMN "version_demo";
  ALTER TABLE "campaigns" DROP COLUMN "demo";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_demo";
  ALTER TABLE "magazines" DROP COLUMN "demo";
  ALTER TABLE "_magazines_v" DROP COLUMN "version_demo";
  ALTER TABLE "boards" DROP COLUMN "demo";
  ALTER TABLE "_boards_v" DROP COLUMN "version_demo";
  ALTER TABLE "media" DROP COLUMN "demo";
  ALTER TABLE "slides" DROP COLUMN "demo";
  ALTER TABLE "_slides_v" DROP COLUMN "version_demo";
  ALTER TABLE "gallery" DROP COLUMN "demo";
  ALTER TABLE "_gallery_v" DROP COLUMN "version_demo";
  ALTER TABLE "instagram_posts" DROP COLUMN "demo";
  ALTER TABLE "consents" DROP COLUMN "demo";
  ALTER TABLE "packages" DROP COLUMN "demo";`)
}
