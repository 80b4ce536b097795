import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_talents_credits_kind" AS ENUM('film', 'short_film', 'series', 'soap', 'tv_show', 'theatre', 'advertising', 'music_video', 'fashion_show', 'editorial', 'dubbing', 'other');
  CREATE TYPE "public"."enum__talents_v_version_credits_kind" AS ENUM('film', 'short_film', 'series', 'soap', 'tv_show', 'theatre', 'advertising', 'music_video', 'fashion_show', 'editorial', 'dubbing', 'other');
  CREATE TABLE "talents_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"kind" "enum_talents_credits_kind",
  	"title" varchar,
  	"role" varchar,
  	"production" varchar
  );
  
  CREATE TABLE "talents_digitals" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "_talents_v_version_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"kind" "enum__talents_v_version_credits_kind",
  	"title" varchar,
  	"role" varchar,
  	"production" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talents_v_version_digitals" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  ALTER TABLE "talents_videos" ADD COLUMN "showreel" boolean;
  ALTER TABLE "talents" ADD COLUMN "digitals_on" varchar;
  ALTER TABLE "talents" ADD COLUMN "credit_kinds" varchar;
  ALTER TABLE "_talents_v_version_videos" ADD COLUMN "showreel" boolean;
  ALTER TABLE "_talents_v" ADD COLUMN "version_digitals_on" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_credit_kinds" varchar;
  ALTER TABLE "customizations" ADD COLUMN "minors_digitals" boolean DEFAULT false;
  ALTER TABLE "_customizations_v" ADD COLUMN "version_minors_digitals" boolean DEFAULT false;
  ALTER TABLE "talents_credits" ADD CONSTRAINT "talents_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_digitals" ADD CONSTRAINT "talents_digitals_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talents_digitals" ADD CONSTRAINT "talents_digitals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_credits" ADD CONSTRAINT "_talents_v_version_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_digitals" ADD CONSTRAINT "_talents_v_version_digitals_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v_version_digitals" ADD CONSTRAINT "_talents_v_version_digitals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "talents_credits_order_idx" ON "talents_credits" USING btree ("_order");
  CREATE INDEX "talents_credits_parent_id_idx" ON "talents_credits" USING btree ("_parent_id");
  CREATE INDEX "talents_digitals_order_idx" ON "talents_digitals" USING btree ("_order");
  CREATE INDEX "talents_digitals_parent_id_idx" ON "talents_digitals" USING btree ("_parent_id");
  CREATE INDEX "talents_digitals_picture_idx" ON "talents_digitals" USING btree ("picture_id");
  CREATE INDEX "_talents_v_version_credits_order_idx" ON "_talents_v_version_credits" USING btree ("_order");
  CREATE INDEX "_talents_v_version_credits_parent_id_idx" ON "_talents_v_version_credits" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_version_digitals_order_idx" ON "_talents_v_version_digitals" USING btree ("_order");
  CREATE INDEX "_talents_v_version_digitals_parent_id_idx" ON "_talents_v_version_digitals" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_version_digitals_picture_idx" ON "_talents_v_version_digitals" USING btree ("picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "talents_credits" CASCADE;
  DROP TABLE "talents_digitals" CASCADE;
  DROP TABLE "_talents_v_version_credits" CASCADE;
  DROP TABLE "_talents_v_version_digitals" CASCADE;
  ALTER TABLE "talents_videos" DROP COLUMN "showreel";
  ALTER TABLE "talents" DROP COLUMN "digitals_on";
  ALTER TABLE "talents" DROP COLUMN "credit_kinds";
  ALTER TABLE "_talents_v_version_videos" DROP COLUMN "showreel";
  ALTER TABLE "_talents_v" DROP COLUMN "version_digitals_on";
  ALTER TABLE "_talents_v" DROP COLUMN "version_credit_kinds";
  ALTER TABLE "customizations" DROP COLUMN "minors_digitals";
  ALTER TABLE "_customizations_v" DROP COLUMN "version_minors_digitals";
  DROP TYPE "public"."enum_talents_credits_kind";
  DROP TYPE "public"."enum__talents_v_version_credits_kind";`)
}
