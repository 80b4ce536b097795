import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_talents_networks_network" AS ENUM('instagram', 'tiktok', 'youtube', 'kwai', 'facebook', 'x', 'twitch');
  CREATE TYPE "public"."enum__talents_v_version_networks_network" AS ENUM('instagram', 'tiktok', 'youtube', 'kwai', 'facebook', 'x', 'twitch');
  CREATE TABLE "talents_networks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_talents_networks_network",
  	"handle" varchar,
  	"url" varchar,
  	"followers" numeric,
  	"engagement" numeric,
  	"measured_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_talents_v_version_networks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__talents_v_version_networks_network",
  	"handle" varchar,
  	"url" varchar,
  	"followers" numeric,
  	"engagement" numeric,
  	"measured_at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  ALTER TABLE "settings" ADD COLUMN "numbers_max_age_days" numeric DEFAULT 180;
  ALTER TABLE "talents_networks" ADD CONSTRAINT "talents_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_networks" ADD CONSTRAINT "_talents_v_version_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "talents_networks_order_idx" ON "talents_networks" USING btree ("_order");
  CREATE INDEX "talents_networks_parent_id_idx" ON "talents_networks" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_version_networks_order_idx" ON "_talents_v_version_networks" USING btree ("_order");
  CREATE INDEX "_talents_v_version_networks_parent_id_idx" ON "_talents_v_version_networks" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "talents_networks" CASCADE;
  DROP TABLE "_talents_v_version_networks" CASCADE;
  ALTER TABLE "settings" DROP COLUMN "numbers_max_age_days";
  DROP TYPE "public"."enum_talents_networks_network";
  DROP TYPE "public"."enum__talents_v_version_networks_network";`)
}
