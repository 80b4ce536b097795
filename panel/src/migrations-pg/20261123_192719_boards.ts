import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_boards_kind" AS ENUM('picked', 'rule');
  CREATE TYPE "public"."enum_boards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__boards_v_version_kind" AS ENUM('picked', 'rule');
  CREATE TYPE "public"."enum__boards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__boards_v_published_locale" AS ENUM('pt', 'en');
  ALTER TYPE "public"."enum_home_page_sections_section" ADD VALUE 'boards' BEFORE 'blog';
  ALTER TYPE "public"."enum__home_page_v_version_sections_section" ADD VALUE 'boards' BEFORE 'blog';
  ALTER TYPE "public"."enum_menu_items_item" ADD VALUE 'board';
  ALTER TYPE "public"."enum__menu_v_version_items_item" ADD VALUE 'board';
  CREATE TABLE "boards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"cover_id" integer,
  	"kind" "enum_boards_kind" DEFAULT 'picked',
  	"rule" varchar,
  	"menu" boolean DEFAULT false,
  	"home" boolean DEFAULT false,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_boards_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "boards_locales" (
  	"name" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "boards_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"talents_id" integer
  );
  
  CREATE TABLE "_boards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_cover_id" integer,
  	"version_kind" "enum__boards_v_version_kind" DEFAULT 'picked',
  	"version_rule" varchar,
  	"version_menu" boolean DEFAULT false,
  	"version_home" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__boards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__boards_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_boards_v_locales" (
  	"version_name" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_boards_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"talents_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "boards_id" integer;
  ALTER TABLE "menu_items" ADD COLUMN "board_id" integer;
  ALTER TABLE "_menu_v_version_items" ADD COLUMN "board_id" integer;
  ALTER TABLE "boards" ADD CONSTRAINT "boards_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "boards_locales" ADD CONSTRAINT "boards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "boards_rels" ADD CONSTRAINT "boards_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "boards_rels" ADD CONSTRAINT "boards_rels_talents_fk" FOREIGN KEY ("talents_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_boards_v" ADD CONSTRAINT "_boards_v_parent_id_boards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."boards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_boards_v" ADD CONSTRAINT "_boards_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_boards_v_locales" ADD CONSTRAINT "_boards_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_boards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_boards_v_rels" ADD CONSTRAINT "_boards_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_boards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_boards_v_rels" ADD CONSTRAINT "_boards_v_rels_talents_fk" FOREIGN KEY ("talents_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "boards__order_idx" ON "boards" USING btree ("_order");
  CREATE INDEX "boards_cover_idx" ON "boards" USING btree ("cover_id");
  CREATE INDEX "boards_slug_idx" ON "boards" USING btree ("slug");
  CREATE INDEX "boards_updated_at_idx" ON "boards" USING btree ("updated_at");
  CREATE INDEX "boards_created_at_idx" ON "boards" USING btree ("created_at");
  CREATE INDEX "boards__status_idx" ON "boards" USING btree ("_status");
  CREATE UNIQUE INDEX "boards_locales_locale_parent_id_unique" ON "boards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "boards_rels_order_idx" ON "boards_rels" USING btree ("order");
  CREATE INDEX "boards_rels_parent_idx" ON "boards_rels" USING btree ("parent_id");
  CREATE INDEX "boards_rels_path_idx" ON "boards_rels" USING btree ("path");
  CREATE INDEX "boards_rels_talents_id_idx" ON "boards_rels" USING btree ("talents_id");
  CREATE INDEX "_boards_v_parent_idx" ON "_boards_v" USING btree ("parent_id");
  CREATE INDEX "_boards_v_version_version__order_idx" ON "_boards_v" USING btree ("version__order");
  CREATE INDEX "_boards_v_version_version_cover_idx" ON "_boards_v" USING btree ("version_cover_id");
  CREATE INDEX "_boards_v_version_version_slug_idx" ON "_boards_v" USING btree ("version_slug");
  CREATE INDEX "_boards_v_version_version_updated_at_idx" ON "_boards_v" USING btree ("version_updated_at");
  CREATE INDEX "_boards_v_version_version_created_at_idx" ON "_boards_v" USING btree ("version_created_at");
  CREATE INDEX "_boards_v_version_version__status_idx" ON "_boards_v" USING btree ("version__status");
  CREATE INDEX "_boards_v_created_at_idx" ON "_boards_v" USING btree ("created_at");
  CREATE INDEX "_boards_v_updated_at_idx" ON "_boards_v" USING btree ("updated_at");
  CREATE INDEX "_boards_v_snapshot_idx" ON "_boards_v" USING btree ("snapshot");
  CREATE INDEX "_boards_v_published_locale_idx" ON "_boards_v" USING btree ("published_locale");
  CREATE INDEX "_boards_v_latest_idx" ON "_boards_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_boards_v_locales_locale_parent_id_unique" ON "_boards_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_boards_v_rels_order_idx" ON "_boards_v_rels" USING btree ("order");
  CREATE INDEX "_boards_v_rels_parent_idx" ON "_boards_v_rels" USING btree ("parent_id");
  CREATE INDEX "_boards_v_rels_path_idx" ON "_boards_v_rels" USING btree ("path");
  CREATE INDEX "_boards_v_rels_talents_id_idx" ON "_boards_v_rels" USING btree ("talents_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_boards_fk" FOREIGN KEY ("boards_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menu_v_version_items" ADD CONSTRAINT "_menu_v_version_items_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_boards_id_idx" ON "payload_locked_documents_rels" USING btree ("boards_id");
  CREATE INDEX "menu_items_board_idx" ON "menu_items" USING btree ("board_id");
  CREATE INDEX "_menu_v_version_items_board_idx" ON "_menu_v_version_items" USING btree ("board_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "boards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "boards_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "boards_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_boards_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_boards_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_boards_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "boards" CASCADE;
  DROP TABLE "boards_locales" CASCADE;
  DROP TABLE "boards_rels" CASCADE;
  DROP TABLE "_boards_v" CASCADE;
  DROP TABLE "_boards_v_locales" CASCADE;
  DROP TABLE "_boards_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_boards_fk";
  
  ALTER TABLE "menu_items" DROP CONSTRAINT "menu_items_board_id_boards_id_fk";
  
  ALTER TABLE "_menu_v_version_items" DROP CONSTRAINT "_menu_v_version_items_board_id_boards_id_fk";
  
  ALTER TABLE "home_page_sections" ALTER COLUMN "section" SET DATA TYPE text;
  DROP TYPE "public"."enum_home_page_sections_section";
  CREATE TYPE "public"."enum_home_page_sections_section" AS ENUM('slider', 'paths', 'doors', 'new_faces', 'blog', 'instagram');
  ALTER TABLE "home_page_sections" ALTER COLUMN "section" SET DATA TYPE "public"."enum_home_page_sections_section" USING "section"::"public"."enum_home_page_sections_section";
  ALTER TABLE "_home_page_v_version_sections" ALTER COLUMN "section" SET DATA TYPE text;
  DROP TYPE "public"."enum__home_page_v_version_sections_section";
  CREATE TYPE "public"."enum__home_page_v_version_sections_section" AS ENUM('slider', 'paths', 'doors', 'new_faces', 'blog', 'instagram');
  ALTER TABLE "_home_page_v_version_sections" ALTER COLUMN "section" SET DATA TYPE "public"."enum__home_page_v_version_sections_section" USING "section"::"public"."enum__home_page_v_version_sections_section";
  ALTER TABLE "menu_items" ALTER COLUMN "item" SET DATA TYPE text;
  DROP TYPE "public"."enum_menu_items_item";
  CREATE TYPE "public"."enum_menu_items_item" AS ENUM('kids', 'teens', 'atores', 'talents', 'digital_influencers', 'blog', 'campaigns', 'magazine', 'about', 'workshop', 'scouting', 'contact');
  ALTER TABLE "menu_items" ALTER COLUMN "item" SET DATA TYPE "public"."enum_menu_items_item" USING "item"::"public"."enum_menu_items_item";
  ALTER TABLE "_menu_v_version_items" ALTER COLUMN "item" SET DATA TYPE text;
  DROP TYPE "public"."enum__menu_v_version_items_item";
  CREATE TYPE "public"."enum__menu_v_version_items_item" AS ENUM('kids', 'teens', 'atores', 'talents', 'digital_influencers', 'blog', 'campaigns', 'magazine', 'about', 'workshop', 'scouting', 'contact');
  ALTER TABLE "_menu_v_version_items" ALTER COLUMN "item" SET DATA TYPE "public"."enum__menu_v_version_items_item" USING "item"::"public"."enum__menu_v_version_items_item";
  DROP INDEX "payload_locked_documents_rels_boards_id_idx";
  DROP INDEX "menu_items_board_idx";
  DROP INDEX "_menu_v_version_items_board_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "boards_id";
  ALTER TABLE "menu_items" DROP COLUMN "board_id";
  ALTER TABLE "_menu_v_version_items" DROP COLUMN "board_id";
  DROP TYPE "public"."enum_boards_kind";
  DROP TYPE "public"."enum_boards_status";
  DROP TYPE "public"."enum__boards_v_version_kind";
  DROP TYPE "public"."enum__boards_v_version_status";
  DROP TYPE "public"."enum__boards_v_published_locale";`)
}
