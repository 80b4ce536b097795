import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_customizations_paper" AS ENUM('warm', 'white', 'grey');
  CREATE TYPE "public"."enum__customizations_v_version_paper" AS ENUM('warm', 'white', 'grey');
  ALTER TABLE "website_images" ADD COLUMN "logo_dark_id" integer;
  ALTER TABLE "website_images" ADD COLUMN "icon_id" integer;
  ALTER TABLE "_website_images_v" ADD COLUMN "version_logo_dark_id" integer;
  ALTER TABLE "_website_images_v" ADD COLUMN "version_icon_id" integer;
  ALTER TABLE "customizations" ADD COLUMN "initials" varchar;
  ALTER TABLE "customizations" ADD COLUMN "display_face" varchar;
  ALTER TABLE "customizations" ADD COLUMN "paper" "enum_customizations_paper";
  ALTER TABLE "customizations" ADD COLUMN "accents_kids" varchar;
  ALTER TABLE "customizations" ADD COLUMN "accents_teens" varchar;
  ALTER TABLE "customizations" ADD COLUMN "accents_atores" varchar;
  ALTER TABLE "customizations" ADD COLUMN "accents_talents" varchar;
  ALTER TABLE "customizations" ADD COLUMN "accents_digital_influencers" varchar;
  ALTER TABLE "customizations" ADD COLUMN "accents_rest" varchar;
  ALTER TABLE "_customizations_v" ADD COLUMN "version_initials" varchar;
  ALTER TABLE "_customizations_v" ADD COLUMN "version_display_face" varchar;
  ALTER TABLE "_customizations_v" ADD COLUMN "version_paper" "enum__customizations_v_version_paper";
  ALTER TABLE "_customizations_v" ADD COLUMN "version_accents_kids" varchar;
  ALTER TABLE "_customizations_v" ADD COLUMN "version_accents_teens" varchar;
  ALTER TABLE "_customizations_v" ADD COLUMN "version_accents_atores" varchar;
  ALTER TABLE "_customizations_v" ADD COLUMN "version_accents_talents" varchar;
  ALTER TABLE "_customizations_v" ADD COLUMN "version_accents_digital_influencers" varchar;
  ALTER TABLE "_customizations_v" ADD COLUMN "version_accents_rest" varchar;
  ALTER TABLE "website_images" ADD CONSTRAINT "website_images_logo_dark_id_media_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "website_images" ADD CONSTRAINT "website_images_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_website_images_v" ADD CONSTRAINT "_website_images_v_version_logo_dark_id_media_id_fk" FOREIGN KEY ("version_logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_website_images_v" ADD CONSTRAINT "_website_images_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "website_images_logo_dark_idx" ON "website_images" USING btree ("logo_dark_id");
  CREATE INDEX "website_images_icon_idx" ON "website_images" USING btree ("icon_id");
  CREATE INDEX "_website_images_v_version_version_logo_dark_idx" ON "_website_images_v" USING btree ("version_logo_dark_id");
  CREATE INDEX "_website_images_v_version_version_icon_idx" ON "_website_images_v" USING btree ("version_icon_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "website_images" DROP CONSTRAINT "website_images_logo_dark_id_media_id_fk";
  
  ALTER TABLE "website_images" DROP CONSTRAINT "website_images_icon_id_media_id_fk";
  
  ALTER TABLE "_website_images_v" DROP CONSTRAINT "_website_images_v_version_logo_dark_id_media_id_fk";
  
  ALTER TABLE "_website_images_v" DROP CONSTRAINT "_website_images_v_version_icon_id_media_id_fk";
  
  DROP INDEX "website_images_logo_dark_idx";
  DROP INDEX "website_images_icon_idx";
  DROP INDEX "_website_images_v_version_version_logo_dark_idx";
  DROP INDEX "_website_images_v_version_version_icon_idx";
  ALTER TABLE "website_images" DROP COLUMN "logo_dark_id";
  ALTER TABLE "website_images" DROP COLUMN "icon_id";
  ALTER TABLE "_website_images_v" DROP COLUMN "version_logo_dark_id";
  ALTER TABLE "_website_images_v" DROP COLUMN "version_icon_id";
  ALTER TABLE "customizations" DROP COLUMN "initials";
  ALTER TABLE "customizations" DROP COLUMN "display_face";
  ALTER TABLE "customizations" DROP COLUMN "paper";
  ALTER TABLE "customizations" DROP COLUMN "accents_kids";
  ALTER TABLE "customizations" DROP COLUMN "accents_teens";
  ALTER TABLE "customizations" DROP COLUMN "accents_atores";
  ALTER TABLE "customizations" DROP COLUMN "accents_talents";
  ALTER TABLE "customizations" DROP COLUMN "accents_digital_influencers";
  ALTER TABLE "customizations" DROP COLUMN "accents_rest";
  ALTER TABLE "_customizations_v" DROP COLUMN "version_initials";
  ALTER TABLE "_customizations_v" DROP COLUMN "version_display_face";
  ALTER TABLE "_customizations_v" DROP COLUMN "version_paper";
  ALTER TABLE "_customizations_v" DROP COLUMN "version_accents_kids";
  ALTER TABLE "_customizations_v" DROP COLUMN "version_accents_teens";
  ALTER TABLE "_customizations_v" DROP COLUMN "version_accents_atores";
  ALTER TABLE "_customizations_v" DROP COLUMN "version_accents_talents";
  ALTER TABLE "_customizations_v" DROP COLUMN "version_accents_digital_influencers";
  ALTER TABLE "_customizations_v" DROP COLUMN "version_accents_rest";
  DROP TYPE "public"."enum_customizations_paper";
  DROP TYPE "public"."enum__customizations_v_version_paper";`)
}
