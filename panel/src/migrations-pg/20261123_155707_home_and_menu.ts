import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_page_sections_section" AS ENUM('slider', 'paths', 'doors', 'new_faces', 'blog', 'instagram');
  CREATE TYPE "public"."enum__home_page_v_version_sections_section" AS ENUM('slider', 'paths', 'doors', 'new_faces', 'blog', 'instagram');
  CREATE TYPE "public"."enum_menu_items_item" AS ENUM('kids', 'teens', 'atores', 'talents', 'digital_influencers', 'blog', 'campaigns', 'magazine', 'about', 'workshop', 'scouting', 'contact');
  CREATE TYPE "public"."enum__menu_v_version_items_item" AS ENUM('kids', 'teens', 'atores', 'talents', 'digital_influencers', 'blog', 'campaigns', 'magazine', 'about', 'workshop', 'scouting', 'contact');
  CREATE TABLE "home_page_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"section" "enum_home_page_sections_section" NOT NULL,
  	"shown" boolean DEFAULT true
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"doors_kids_id" integer,
  	"doors_teens_id" integer,
  	"doors_atores_id" integer,
  	"doors_talents_id" integer,
  	"doors_digital_influencers_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"talents_id" integer
  );
  
  CREATE TABLE "_home_page_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"section" "enum__home_page_v_version_sections_section" NOT NULL,
  	"shown" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_doors_kids_id" integer,
  	"version_doors_teens_id" integer,
  	"version_doors_atores_id" integer,
  	"version_doors_talents_id" integer,
  	"version_doors_digital_influencers_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_home_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"talents_id" integer
  );
  
  CREATE TABLE "menu_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"item" "enum_menu_items_item" NOT NULL,
  	"shown" boolean DEFAULT true
  );
  
  CREATE TABLE "menu_items_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_menu_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"item" "enum__menu_v_version_items_item" NOT NULL,
  	"shown" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_v_version_items_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "home_page_sections" ADD CONSTRAINT "home_page_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_doors_kids_id_media_id_fk" FOREIGN KEY ("doors_kids_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_doors_teens_id_media_id_fk" FOREIGN KEY ("doors_teens_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_doors_atores_id_media_id_fk" FOREIGN KEY ("doors_atores_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_doors_talents_id_media_id_fk" FOREIGN KEY ("doors_talents_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_doors_digital_influencers_id_media_id_fk" FOREIGN KEY ("doors_digital_influencers_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_rels" ADD CONSTRAINT "home_page_rels_talents_fk" FOREIGN KEY ("talents_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_sections" ADD CONSTRAINT "_home_page_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_doors_kids_id_media_id_fk" FOREIGN KEY ("version_doors_kids_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_doors_teens_id_media_id_fk" FOREIGN KEY ("version_doors_teens_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_doors_atores_id_media_id_fk" FOREIGN KEY ("version_doors_atores_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_doors_talents_id_media_id_fk" FOREIGN KEY ("version_doors_talents_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_doors_digital_influencers_id_media_id_fk" FOREIGN KEY ("version_doors_digital_influencers_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_rels" ADD CONSTRAINT "_home_page_v_rels_talents_fk" FOREIGN KEY ("talents_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_items_locales" ADD CONSTRAINT "menu_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_items" ADD CONSTRAINT "_menu_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_items_locales" ADD CONSTRAINT "_menu_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_page_sections_order_idx" ON "home_page_sections" USING btree ("_order");
  CREATE INDEX "home_page_sections_parent_id_idx" ON "home_page_sections" USING btree ("_parent_id");
  CREATE INDEX "home_page_doors_doors_kids_idx" ON "home_page" USING btree ("doors_kids_id");
  CREATE INDEX "home_page_doors_doors_teens_idx" ON "home_page" USING btree ("doors_teens_id");
  CREATE INDEX "home_page_doors_doors_atores_idx" ON "home_page" USING btree ("doors_atores_id");
  CREATE INDEX "home_page_doors_doors_talents_idx" ON "home_page" USING btree ("doors_talents_id");
  CREATE INDEX "home_page_doors_doors_digital_influencers_idx" ON "home_page" USING btree ("doors_digital_influencers_id");
  CREATE INDEX "home_page_rels_order_idx" ON "home_page_rels" USING btree ("order");
  CREATE INDEX "home_page_rels_parent_idx" ON "home_page_rels" USING btree ("parent_id");
  CREATE INDEX "home_page_rels_path_idx" ON "home_page_rels" USING btree ("path");
  CREATE INDEX "home_page_rels_talents_id_idx" ON "home_page_rels" USING btree ("talents_id");
  CREATE INDEX "_home_page_v_version_sections_order_idx" ON "_home_page_v_version_sections" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_sections_parent_id_idx" ON "_home_page_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_doors_version_doors_kids_idx" ON "_home_page_v" USING btree ("version_doors_kids_id");
  CREATE INDEX "_home_page_v_version_doors_version_doors_teens_idx" ON "_home_page_v" USING btree ("version_doors_teens_id");
  CREATE INDEX "_home_page_v_version_doors_version_doors_atores_idx" ON "_home_page_v" USING btree ("version_doors_atores_id");
  CREATE INDEX "_home_page_v_version_doors_version_doors_talents_idx" ON "_home_page_v" USING btree ("version_doors_talents_id");
  CREATE INDEX "_home_page_v_version_doors_version_doors_digital_influen_idx" ON "_home_page_v" USING btree ("version_doors_digital_influencers_id");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_rels_order_idx" ON "_home_page_v_rels" USING btree ("order");
  CREATE INDEX "_home_page_v_rels_parent_idx" ON "_home_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_page_v_rels_path_idx" ON "_home_page_v_rels" USING btree ("path");
  CREATE INDEX "_home_page_v_rels_talents_id_idx" ON "_home_page_v_rels" USING btree ("talents_id");
  CREATE INDEX "menu_items_order_idx" ON "menu_items" USING btree ("_order");
  CREATE INDEX "menu_items_parent_id_idx" ON "menu_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menu_items_locales_locale_parent_id_unique" ON "menu_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_items_order_idx" ON "_menu_v_version_items" USING btree ("_order");
  CREATE INDEX "_menu_v_version_items_parent_id_idx" ON "_menu_v_version_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_menu_v_version_items_locales_locale_parent_id_unique" ON "_menu_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_created_at_idx" ON "_menu_v" USING btree ("created_at");
  CREATE INDEX "_menu_v_updated_at_idx" ON "_menu_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "home_page_sections" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "home_page_rels" CASCADE;
  DROP TABLE "_home_page_v_version_sections" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_home_page_v_rels" CASCADE;
  DROP TABLE "menu_items" CASCADE;
  DROP TABLE "menu_items_locales" CASCADE;
  DROP TABLE "menu" CASCADE;
  DROP TABLE "_menu_v_version_items" CASCADE;
  DROP TABLE "_menu_v_version_items_locales" CASCADE;
  DROP TABLE "_menu_v" CASCADE;
  DROP TYPE "public"."enum_home_page_sections_section";
  DROP TYPE "public"."enum__home_page_v_version_sections_section";
  DROP TYPE "public"."enum_menu_items_item";
  DROP TYPE "public"."enum__menu_v_version_items_item";`)
}
