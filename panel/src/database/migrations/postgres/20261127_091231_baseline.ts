import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_talents_videos_provider" AS ENUM('youtube', 'vimeo', 'file');
  CREATE TYPE "public"."enum_talents_credits_kind" AS ENUM('film', 'short_film', 'series', 'soap', 'tv_show', 'theatre', 'advertising', 'music_video', 'fashion_show', 'editorial', 'dubbing', 'other');
  CREATE TYPE "public"."enum_talents_networks_network" AS ENUM('instagram', 'tiktok', 'youtube', 'kwai', 'facebook', 'x', 'twitch');
  CREATE TYPE "public"."enum_talents_gender" AS ENUM('woman', 'man');
  CREATE TYPE "public"."enum_talents_hair" AS ENUM('Hazel', 'Hairless', 'Chestnut', 'Light Chestnut', 'Dark Chestnut', 'Light Brown', 'Medium Brown', 'Dark Brown', 'Brown', 'Grey', 'White', 'Dark', 'Salt and Pepper', 'Blonde', 'Light Blonde', 'Dark Blonde', 'Golden Blonde', 'Platinum Blonde', 'Strawberry Blonde', 'Black', 'Auburn', 'Red', 'Natural Red', 'Red Brown');
  CREATE TYPE "public"."enum_talents_hair_kind" AS ENUM('Straight', 'Wavy', 'Curly', 'Coily', 'Shaved');
  CREATE TYPE "public"."enum_talents_eyes" AS ENUM('Hazel', 'Blue', 'Light Blue', 'Dark Blue', 'Blue Green', 'Blue Grey', 'Brown', 'Light Brown', 'Dark Brown', 'Grey', 'Honey', 'Black', 'Green', 'Light Green', 'Dark Green', 'Green Brown', 'Amber');
  CREATE TYPE "public"."enum_talents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__talents_v_version_videos_provider" AS ENUM('youtube', 'vimeo', 'file');
  CREATE TYPE "public"."enum__talents_v_version_credits_kind" AS ENUM('film', 'short_film', 'series', 'soap', 'tv_show', 'theatre', 'advertising', 'music_video', 'fashion_show', 'editorial', 'dubbing', 'other');
  CREATE TYPE "public"."enum__talents_v_version_networks_network" AS ENUM('instagram', 'tiktok', 'youtube', 'kwai', 'facebook', 'x', 'twitch');
  CREATE TYPE "public"."enum__talents_v_version_gender" AS ENUM('woman', 'man');
  CREATE TYPE "public"."enum__talents_v_version_hair" AS ENUM('Hazel', 'Hairless', 'Chestnut', 'Light Chestnut', 'Dark Chestnut', 'Light Brown', 'Medium Brown', 'Dark Brown', 'Brown', 'Grey', 'White', 'Dark', 'Salt and Pepper', 'Blonde', 'Light Blonde', 'Dark Blonde', 'Golden Blonde', 'Platinum Blonde', 'Strawberry Blonde', 'Black', 'Auburn', 'Red', 'Natural Red', 'Red Brown');
  CREATE TYPE "public"."enum__talents_v_version_hair_kind" AS ENUM('Straight', 'Wavy', 'Curly', 'Coily', 'Shaved');
  CREATE TYPE "public"."enum__talents_v_version_eyes" AS ENUM('Hazel', 'Blue', 'Light Blue', 'Dark Blue', 'Blue Green', 'Blue Grey', 'Brown', 'Light Brown', 'Dark Brown', 'Grey', 'Honey', 'Black', 'Green', 'Light Green', 'Dark Green', 'Green Brown', 'Amber');
  CREATE TYPE "public"."enum__talents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__talents_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_staff_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__staff_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__staff_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_campaigns_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__campaigns_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__campaigns_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_magazines_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__magazines_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__magazines_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_boards_kind" AS ENUM('picked', 'rule');
  CREATE TYPE "public"."enum_boards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__boards_v_version_kind" AS ENUM('picked', 'rule');
  CREATE TYPE "public"."enum__boards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__boards_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_slides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__slides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__slides_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_gallery_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gallery_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gallery_v_published_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_entries_kind" AS ENUM('contact', 'workshopContact', 'getScouted');
  CREATE TYPE "public"."enum_entries_gender" AS ENUM('woman', 'man');
  CREATE TYPE "public"."enum_entries_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_entries_confirmation" AS ENUM('impossible', 'waiting', 'confirmed');
  CREATE TYPE "public"."enum_entries_status" AS ENUM('new', 'seen', 'contacted', 'taken', 'declined');
  CREATE TYPE "public"."enum_entries_decline_reason" AS ENUM('profile', 'age', 'photos', 'city', 'full', 'duplicate', 'other');
  CREATE TYPE "public"."enum_entry_events_event" AS ENUM('status', 'note', 'assigned', 'talent', 'photos-deleted', 'confirmed', 'answered');
  CREATE TYPE "public"."enum_consents_scopes" AS ENUM('site', 'social', 'print', 'campaigns', 'digitals');
  CREATE TYPE "public"."enum_consents_given_by" AS ENUM('guardian', 'self');
  CREATE TYPE "public"."enum_consent_wordings_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_packages_language" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_audit_events_action" AS ENUM('list', 'read', 'create', 'change', 'export', 'delete');
  CREATE TYPE "public"."enum_pending_deletions_store" AS ENUM('media', 'entry-photos');
  CREATE TYPE "public"."enum_roster_imports_state" AS ENUM('open', 'planning', 'planned', 'importing', 'stopped', 'done', 'failed');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'scout');
  CREATE TYPE "public"."enum_home_page_sections_section" AS ENUM('slider', 'paths', 'doors', 'new_faces', 'boards', 'blog', 'instagram');
  CREATE TYPE "public"."enum__home_page_v_version_sections_section" AS ENUM('slider', 'paths', 'doors', 'new_faces', 'boards', 'blog', 'instagram');
  CREATE TYPE "public"."enum_menu_items_item" AS ENUM('kids', 'teens', 'atores', 'talents', 'digital_influencers', 'blog', 'campaigns', 'magazine', 'about', 'workshop', 'scouting', 'contact', 'board');
  CREATE TYPE "public"."enum__menu_v_version_items_item" AS ENUM('kids', 'teens', 'atores', 'talents', 'digital_influencers', 'blog', 'campaigns', 'magazine', 'about', 'workshop', 'scouting', 'contact', 'board');
  CREATE TYPE "public"."enum_customizations_paper" AS ENUM('warm', 'white', 'grey');
  CREATE TYPE "public"."enum__customizations_v_version_paper" AS ENUM('warm', 'white', 'grey');
  CREATE TYPE "public"."enum_store_state_seed" AS ENUM('running', 'done');
  CREATE TABLE "talents_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"provider" "enum_talents_videos_provider" DEFAULT 'youtube',
  	"address" varchar,
  	"upload_id" integer,
  	"width" numeric DEFAULT 16,
  	"height" numeric DEFAULT 9,
  	"showreel" boolean
  );
  
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
  
  CREATE TABLE "talents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application" numeric,
  	"digitals_on" varchar,
  	"credit_kinds" varchar,
  	"published_at" timestamp(3) with time zone,
  	"name" varchar,
  	"gender" "enum_talents_gender",
  	"birthdate" varchar,
  	"instagram" varchar,
  	"agency_key" varchar,
  	"height" varchar,
  	"jeans" varchar,
  	"shoes" varchar,
  	"hair" "enum_talents_hair",
  	"hair_kind" "enum_talents_hair_kind",
  	"eyes" "enum_talents_eyes",
  	"skills" varchar,
  	"city" varchar,
  	"languages" varchar,
  	"travels" boolean,
  	"cover_id" integer,
  	"title_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_talents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "talents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "_talents_v_version_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"provider" "enum__talents_v_version_videos_provider" DEFAULT 'youtube',
  	"address" varchar,
  	"upload_id" integer,
  	"width" numeric DEFAULT 16,
  	"height" numeric DEFAULT 9,
  	"showreel" boolean,
  	"_uuid" varchar
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
  
  CREATE TABLE "_talents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_application" numeric,
  	"version_digitals_on" varchar,
  	"version_credit_kinds" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_name" varchar,
  	"version_gender" "enum__talents_v_version_gender",
  	"version_birthdate" varchar,
  	"version_instagram" varchar,
  	"version_agency_key" varchar,
  	"version_height" varchar,
  	"version_jeans" varchar,
  	"version_shoes" varchar,
  	"version_hair" "enum__talents_v_version_hair",
  	"version_hair_kind" "enum__talents_v_version_hair_kind",
  	"version_eyes" "enum__talents_v_version_eyes",
  	"version_skills" varchar,
  	"version_city" varchar,
  	"version_languages" varchar,
  	"version_travels" boolean,
  	"version_cover_id" integer,
  	"version_title_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__talents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__talents_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_talents_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"cover_id" integer,
  	"instagram" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"title_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_staff_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "staff_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_staff_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_cover_id" integer,
  	"version_instagram" varchar,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_title_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__staff_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__staff_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_staff_v_locales" (
  	"version_role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cover_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"revised_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"description" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"title_key" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_cover_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_revised_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"version_title_key" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "campaigns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cover_id" integer,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_campaigns_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "campaigns_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"title_key" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_campaigns_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_cover_id" integer,
  	"version_slug" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__campaigns_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__campaigns_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_campaigns_v_locales" (
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_title_key" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "magazines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cover_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_magazines_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "magazines_locales" (
  	"title" varchar,
  	"description" varchar,
  	"title_key" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "magazines_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_magazines_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_cover_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__magazines_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__magazines_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_magazines_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_title_key" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_magazines_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
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
  	"title_key" varchar,
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
  	"version_title_key" varchar,
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
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_objectkey" varchar,
  	"prefix" varchar,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "slides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"desktop_id" integer,
  	"mobile_id" integer,
  	"link" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_slides_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "slides_locales" (
  	"alt" varchar,
  	"title_key" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_slides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_desktop_id" integer,
  	"version_mobile_id" integer,
  	"version_link" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__slides_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__slides_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_slides_v_locales" (
  	"version_alt" varchar,
  	"version_title_key" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "gallery" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"cover_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_gallery_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "gallery_locales" (
  	"title" varchar,
  	"title_key" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_gallery_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_cover_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__gallery_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__gallery_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_gallery_v_locales" (
  	"version_title" varchar,
  	"version_title_key" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "instagram_posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"permalink" varchar NOT NULL,
  	"picture_id" integer NOT NULL,
  	"caption" varchar,
  	"timestamp" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_entries_kind" NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"city" varchar,
  	"instagram" varchar,
  	"message" varchar,
  	"guardian" varchar,
  	"consent_version" varchar,
  	"consent_at" varchar,
  	"consent_locale" varchar,
  	"gender" "enum_entries_gender",
  	"birthdate" varchar,
  	"age" varchar,
  	"tiktok" varchar,
  	"height" varchar,
  	"bust" varchar,
  	"waist" varchar,
  	"hips" varchar,
  	"jeans" varchar,
  	"shoes" varchar,
  	"hair" varchar,
  	"eyes" varchar,
  	"idempotency_key" varchar,
  	"locale" "enum_entries_locale",
  	"selection" jsonb,
  	"reference" varchar,
  	"name_key" varchar,
  	"phone_key" varchar,
  	"email_key" varchar,
  	"city_key" varchar,
  	"height_cm" numeric,
  	"access_key_hash" varchar,
  	"confirmation" "enum_entries_confirmation",
  	"confirmation_hash" varchar,
  	"confirmation_sent_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"status" "enum_entries_status" DEFAULT 'new' NOT NULL,
  	"decline_reason" "enum_entries_decline_reason",
  	"status_at" timestamp(3) with time zone,
  	"assigned_to_id" integer,
  	"talent_id" integer,
  	"photos_deleted_at" timestamp(3) with time zone,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "entries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"entry_photos_id" integer
  );
  
  CREATE TABLE "entry_photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_objectkey" varchar,
  	"prefix" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "entry_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"entry" numeric NOT NULL,
  	"account" numeric,
  	"account_name" varchar,
  	"event" "enum_entry_events_event" NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"batch" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consents_scopes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_consents_scopes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"talent_id" integer NOT NULL,
  	"given_by" "enum_consents_given_by" NOT NULL,
  	"person" varchar NOT NULL,
  	"given_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"document_id" integer,
  	"withdrawn_at" timestamp(3) with time zone,
  	"note" varchar,
  	"entry" numeric,
  	"wording" varchar,
  	"title_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consents_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "consent_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_objectkey" varchar,
  	"prefix" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "consent_wordings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar NOT NULL,
  	"locale" "enum_consent_wordings_locale" NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "packages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"client" varchar,
  	"message" varchar,
  	"language" "enum_packages_language" DEFAULT 'pt' NOT NULL,
  	"talents" jsonb NOT NULL,
  	"shows_measurements" boolean DEFAULT true,
  	"shows_age" boolean DEFAULT true,
  	"shows_videos" boolean DEFAULT true,
  	"shows_contact" boolean DEFAULT true,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"entry" numeric,
  	"revoked_at" timestamp(3) with time zone,
  	"made_by_id" integer,
  	"openings" numeric DEFAULT 0,
  	"first_opened_at" timestamp(3) with time zone,
  	"last_opened_at" timestamp(3) with time zone,
  	"token_hash" varchar,
  	"passphrase_hash" varchar,
  	"passphrase_version" varchar,
  	"title_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "package_people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"package" numeric NOT NULL,
  	"person" varchar NOT NULL,
  	"name" varchar,
  	"message" varchar,
  	"done_at" timestamp(3) with time zone,
  	"notified_at" timestamp(3) with time zone,
  	"sequence" numeric DEFAULT 0,
  	"openings" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "package_picks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"package" numeric NOT NULL,
  	"person" varchar NOT NULL,
  	"talent" numeric NOT NULL,
  	"choice" varchar,
  	"comment" varchar,
  	"sequence" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric,
  	"account_name" varchar,
  	"action" "enum_audit_events_action" NOT NULL,
  	"store" varchar NOT NULL,
  	"record" varchar,
  	"detail" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_events_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "pending_deletions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"store" "enum_pending_deletions_store" NOT NULL,
  	"filename" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"problem" varchar,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "roster_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"state" "enum_roster_imports_state" NOT NULL,
  	"is_dry_run" boolean DEFAULT true NOT NULL,
  	"is_stop_requested" boolean DEFAULT false NOT NULL,
  	"rows_done" numeric DEFAULT 0 NOT NULL,
  	"rows_total" numeric DEFAULT 0 NOT NULL,
  	"counts" jsonb,
  	"choices" jsonb,
  	"problem" varchar,
  	"problem_detail" varchar,
  	"started_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'scout' NOT NULL,
  	"title_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"secret" varchar NOT NULL,
  	"enabled_at" timestamp(3) with time zone,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"locked_until" timestamp(3) with time zone,
  	"recovery_codes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"talents_id" integer,
  	"categories_id" integer,
  	"staff_id" integer,
  	"posts_id" integer,
  	"campaigns_id" integer,
  	"magazines_id" integer,
  	"boards_id" integer,
  	"media_id" integer,
  	"slides_id" integer,
  	"gallery_id" integer,
  	"instagram_posts_id" integer,
  	"entries_id" integer,
  	"entry_photos_id" integer,
  	"consents_id" integer,
  	"consent_documents_id" integer,
  	"pending_deletions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  	"shown" boolean DEFAULT true,
  	"board_id" integer
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
  	"board_id" integer,
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
  
  CREATE TABLE "website_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "website_texts_locales" (
  	"about_text" jsonb,
  	"workshop_description" jsonb,
  	"getscouted_intro" jsonb,
  	"privacy_notice" jsonb,
  	"contact_reference" varchar,
  	"contact_address" varchar,
  	"contact_zip" varchar,
  	"contact_phone" varchar,
  	"contact_whatsapp" varchar,
  	"contact_hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_website_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_words" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_website_texts_v_locales" (
  	"version_about_text" jsonb,
  	"version_workshop_description" jsonb,
  	"version_getscouted_intro" jsonb,
  	"version_privacy_notice" jsonb,
  	"version_contact_reference" varchar,
  	"version_contact_address" varchar,
  	"version_contact_zip" varchar,
  	"version_contact_phone" varchar,
  	"version_contact_whatsapp" varchar,
  	"version_contact_hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "website_images" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"logo_id" integer,
  	"logo_dark_id" integer,
  	"icon_id" integer,
  	"intro_id" integer,
  	"share_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_website_images_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_logo_id" integer,
  	"version_logo_dark_id" integer,
  	"version_icon_id" integer,
  	"version_intro_id" integer,
  	"version_share_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customizations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"agency_name" varchar,
  	"initials" varchar,
  	"founded" numeric,
  	"booking_provider_name" varchar,
  	"booking_provider_url" varchar,
  	"display_face" varchar,
  	"paper" "enum_customizations_paper",
  	"accents_kids" varchar,
  	"accents_teens" varchar,
  	"accents_atores" varchar,
  	"accents_talents" varchar,
  	"accents_digital_influencers" varchar,
  	"accents_rest" varchar,
  	"theme_color" varchar,
  	"home_intro" boolean DEFAULT true,
  	"english" boolean DEFAULT true,
  	"book_download" boolean DEFAULT false,
  	"minors_instagram" boolean DEFAULT false,
  	"minors_digitals" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_customizations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_agency_name" varchar,
  	"version_initials" varchar,
  	"version_founded" numeric,
  	"version_booking_provider_name" varchar,
  	"version_booking_provider_url" varchar,
  	"version_display_face" varchar,
  	"version_paper" "enum__customizations_v_version_paper",
  	"version_accents_kids" varchar,
  	"version_accents_teens" varchar,
  	"version_accents_atores" varchar,
  	"version_accents_talents" varchar,
  	"version_accents_digital_influencers" varchar,
  	"version_accents_rest" varchar,
  	"version_theme_color" varchar,
  	"version_home_intro" boolean DEFAULT true,
  	"version_english" boolean DEFAULT true,
  	"version_book_download" boolean DEFAULT false,
  	"version_minors_instagram" boolean DEFAULT false,
  	"version_minors_digitals" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "social_medias" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"facebook" varchar,
  	"instagram" varchar,
  	"tiktok" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_social_medias_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_facebook" varchar,
  	"version_instagram" varchar,
  	"version_tiktok" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demand_second_factor" boolean DEFAULT false,
  	"retention_months" numeric,
  	"declined_photo_days" numeric DEFAULT 30,
  	"unconfirmed_days" numeric DEFAULT 30,
  	"package_days" numeric DEFAULT 90,
  	"consent_grace_until" timestamp(3) with time zone,
  	"count_visits" boolean DEFAULT true,
  	"numbers_max_age_days" numeric DEFAULT 180,
  	"message_templates_application_pt" varchar,
  	"message_templates_application_en" varchar,
  	"message_templates_enquiry_pt" varchar,
  	"message_templates_enquiry_en" varchar,
  	"message_templates_workshop_pt" varchar,
  	"message_templates_workshop_en" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "store_state" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seed" "enum_store_state_seed",
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "talents_videos" ADD CONSTRAINT "talents_videos_upload_id_media_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talents_videos" ADD CONSTRAINT "talents_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_credits" ADD CONSTRAINT "talents_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_digitals" ADD CONSTRAINT "talents_digitals_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talents_digitals" ADD CONSTRAINT "talents_digitals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_networks" ADD CONSTRAINT "talents_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents" ADD CONSTRAINT "talents_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "talents_rels" ADD CONSTRAINT "talents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_rels" ADD CONSTRAINT "talents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "talents_rels" ADD CONSTRAINT "talents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_videos" ADD CONSTRAINT "_talents_v_version_videos_upload_id_media_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v_version_videos" ADD CONSTRAINT "_talents_v_version_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_credits" ADD CONSTRAINT "_talents_v_version_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_digitals" ADD CONSTRAINT "_talents_v_version_digitals_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v_version_digitals" ADD CONSTRAINT "_talents_v_version_digitals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_version_networks" ADD CONSTRAINT "_talents_v_version_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v" ADD CONSTRAINT "_talents_v_parent_id_talents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v" ADD CONSTRAINT "_talents_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_talents_v_rels" ADD CONSTRAINT "_talents_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_talents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_rels" ADD CONSTRAINT "_talents_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talents_v_rels" ADD CONSTRAINT "_talents_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff" ADD CONSTRAINT "staff_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_locales" ADD CONSTRAINT "staff_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_staff_v" ADD CONSTRAINT "_staff_v_parent_id_staff_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_staff_v" ADD CONSTRAINT "_staff_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_staff_v_locales" ADD CONSTRAINT "_staff_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_staff_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaigns_locales" ADD CONSTRAINT "campaigns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_parent_id_campaigns_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v_locales" ADD CONSTRAINT "_campaigns_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "magazines" ADD CONSTRAINT "magazines_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "magazines_locales" ADD CONSTRAINT "magazines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."magazines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "magazines_rels" ADD CONSTRAINT "magazines_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."magazines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "magazines_rels" ADD CONSTRAINT "magazines_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_magazines_v" ADD CONSTRAINT "_magazines_v_parent_id_magazines_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."magazines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_magazines_v" ADD CONSTRAINT "_magazines_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_magazines_v_locales" ADD CONSTRAINT "_magazines_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_magazines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_magazines_v_rels" ADD CONSTRAINT "_magazines_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_magazines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_magazines_v_rels" ADD CONSTRAINT "_magazines_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "boards" ADD CONSTRAINT "boards_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "boards_locales" ADD CONSTRAINT "boards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "boards_rels" ADD CONSTRAINT "boards_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "boards_rels" ADD CONSTRAINT "boards_rels_talents_fk" FOREIGN KEY ("talents_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_boards_v" ADD CONSTRAINT "_boards_v_parent_id_boards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."boards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_boards_v" ADD CONSTRAINT "_boards_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_boards_v_locales" ADD CONSTRAINT "_boards_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_boards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_boards_v_rels" ADD CONSTRAINT "_boards_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_boards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_boards_v_rels" ADD CONSTRAINT "_boards_v_rels_talents_fk" FOREIGN KEY ("talents_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "slides" ADD CONSTRAINT "slides_desktop_id_media_id_fk" FOREIGN KEY ("desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "slides" ADD CONSTRAINT "slides_mobile_id_media_id_fk" FOREIGN KEY ("mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "slides_locales" ADD CONSTRAINT "slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_parent_id_slides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."slides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_version_desktop_id_media_id_fk" FOREIGN KEY ("version_desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v" ADD CONSTRAINT "_slides_v_version_mobile_id_media_id_fk" FOREIGN KEY ("version_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_slides_v_locales" ADD CONSTRAINT "_slides_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_slides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gallery" ADD CONSTRAINT "gallery_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery_locales" ADD CONSTRAINT "gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gallery_v" ADD CONSTRAINT "_gallery_v_parent_id_gallery_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gallery"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_v" ADD CONSTRAINT "_gallery_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_v_locales" ADD CONSTRAINT "_gallery_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gallery_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "instagram_posts" ADD CONSTRAINT "instagram_posts_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entries" ADD CONSTRAINT "entries_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entries" ADD CONSTRAINT "entries_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entries_rels" ADD CONSTRAINT "entries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "entries_rels" ADD CONSTRAINT "entries_rels_entry_photos_fk" FOREIGN KEY ("entry_photos_id") REFERENCES "public"."entry_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consents_scopes" ADD CONSTRAINT "consents_scopes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_document_id_consent_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."consent_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents_texts" ADD CONSTRAINT "consents_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages" ADD CONSTRAINT "packages_made_by_id_users_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_events_texts" ADD CONSTRAINT "audit_events_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."audit_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_talents_fk" FOREIGN KEY ("talents_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_magazines_fk" FOREIGN KEY ("magazines_id") REFERENCES "public"."magazines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_boards_fk" FOREIGN KEY ("boards_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_slides_fk" FOREIGN KEY ("slides_id") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gallery_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_instagram_posts_fk" FOREIGN KEY ("instagram_posts_id") REFERENCES "public"."instagram_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_entries_fk" FOREIGN KEY ("entries_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_entry_photos_fk" FOREIGN KEY ("entry_photos_id") REFERENCES "public"."entry_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_documents_fk" FOREIGN KEY ("consent_documents_id") REFERENCES "public"."consent_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pending_deletions_fk" FOREIGN KEY ("pending_deletions_id") REFERENCES "public"."pending_deletions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_items_locales" ADD CONSTRAINT "menu_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_items" ADD CONSTRAINT "_menu_v_version_items_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menu_v_version_items" ADD CONSTRAINT "_menu_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_items_locales" ADD CONSTRAINT "_menu_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "website_texts_locales" ADD CONSTRAINT "website_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."website_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_website_texts_v_locales" ADD CONSTRAINT "_website_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_website_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "website_images" ADD CONSTRAINT "website_images_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "website_images" ADD CONSTRAINT "website_images_logo_dark_id_media_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "website_images" ADD CONSTRAINT "website_images_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "website_images" ADD CONSTRAINT "website_images_intro_id_media_id_fk" FOREIGN KEY ("intro_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "website_images" ADD CONSTRAINT "website_images_share_id_media_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_website_images_v" ADD CONSTRAINT "_website_images_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_website_images_v" ADD CONSTRAINT "_website_images_v_version_logo_dark_id_media_id_fk" FOREIGN KEY ("version_logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_website_images_v" ADD CONSTRAINT "_website_images_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_website_images_v" ADD CONSTRAINT "_website_images_v_version_intro_id_media_id_fk" FOREIGN KEY ("version_intro_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_website_images_v" ADD CONSTRAINT "_website_images_v_version_share_id_media_id_fk" FOREIGN KEY ("version_share_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "talents_videos_order_idx" ON "talents_videos" USING btree ("_order");
  CREATE INDEX "talents_videos_parent_id_idx" ON "talents_videos" USING btree ("_parent_id");
  CREATE INDEX "talents_videos_upload_idx" ON "talents_videos" USING btree ("upload_id");
  CREATE INDEX "talents_credits_order_idx" ON "talents_credits" USING btree ("_order");
  CREATE INDEX "talents_credits_parent_id_idx" ON "talents_credits" USING btree ("_parent_id");
  CREATE INDEX "talents_digitals_order_idx" ON "talents_digitals" USING btree ("_order");
  CREATE INDEX "talents_digitals_parent_id_idx" ON "talents_digitals" USING btree ("_parent_id");
  CREATE INDEX "talents_digitals_picture_idx" ON "talents_digitals" USING btree ("picture_id");
  CREATE INDEX "talents_networks_order_idx" ON "talents_networks" USING btree ("_order");
  CREATE INDEX "talents_networks_parent_id_idx" ON "talents_networks" USING btree ("_parent_id");
  CREATE INDEX "talents_application_idx" ON "talents" USING btree ("application");
  CREATE UNIQUE INDEX "talents_agency_key_idx" ON "talents" USING btree ("agency_key");
  CREATE INDEX "talents_cover_idx" ON "talents" USING btree ("cover_id");
  CREATE INDEX "talents_title_key_idx" ON "talents" USING btree ("title_key");
  CREATE INDEX "talents_updated_at_idx" ON "talents" USING btree ("updated_at");
  CREATE INDEX "talents_created_at_idx" ON "talents" USING btree ("created_at");
  CREATE INDEX "talents__status_idx" ON "talents" USING btree ("_status");
  CREATE INDEX "talents_rels_order_idx" ON "talents_rels" USING btree ("order");
  CREATE INDEX "talents_rels_parent_idx" ON "talents_rels" USING btree ("parent_id");
  CREATE INDEX "talents_rels_path_idx" ON "talents_rels" USING btree ("path");
  CREATE INDEX "talents_rels_categories_id_idx" ON "talents_rels" USING btree ("categories_id");
  CREATE INDEX "talents_rels_media_id_idx" ON "talents_rels" USING btree ("media_id");
  CREATE INDEX "_talents_v_version_videos_order_idx" ON "_talents_v_version_videos" USING btree ("_order");
  CREATE INDEX "_talents_v_version_videos_parent_id_idx" ON "_talents_v_version_videos" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_version_videos_upload_idx" ON "_talents_v_version_videos" USING btree ("upload_id");
  CREATE INDEX "_talents_v_version_credits_order_idx" ON "_talents_v_version_credits" USING btree ("_order");
  CREATE INDEX "_talents_v_version_credits_parent_id_idx" ON "_talents_v_version_credits" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_version_digitals_order_idx" ON "_talents_v_version_digitals" USING btree ("_order");
  CREATE INDEX "_talents_v_version_digitals_parent_id_idx" ON "_talents_v_version_digitals" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_version_digitals_picture_idx" ON "_talents_v_version_digitals" USING btree ("picture_id");
  CREATE INDEX "_talents_v_version_networks_order_idx" ON "_talents_v_version_networks" USING btree ("_order");
  CREATE INDEX "_talents_v_version_networks_parent_id_idx" ON "_talents_v_version_networks" USING btree ("_parent_id");
  CREATE INDEX "_talents_v_parent_idx" ON "_talents_v" USING btree ("parent_id");
  CREATE INDEX "_talents_v_version_version_application_idx" ON "_talents_v" USING btree ("version_application");
  CREATE INDEX "_talents_v_version_version_agency_key_idx" ON "_talents_v" USING btree ("version_agency_key");
  CREATE INDEX "_talents_v_version_version_cover_idx" ON "_talents_v" USING btree ("version_cover_id");
  CREATE INDEX "_talents_v_version_version_title_key_idx" ON "_talents_v" USING btree ("version_title_key");
  CREATE INDEX "_talents_v_version_version_updated_at_idx" ON "_talents_v" USING btree ("version_updated_at");
  CREATE INDEX "_talents_v_version_version_created_at_idx" ON "_talents_v" USING btree ("version_created_at");
  CREATE INDEX "_talents_v_version_version__status_idx" ON "_talents_v" USING btree ("version__status");
  CREATE INDEX "_talents_v_created_at_idx" ON "_talents_v" USING btree ("created_at");
  CREATE INDEX "_talents_v_updated_at_idx" ON "_talents_v" USING btree ("updated_at");
  CREATE INDEX "_talents_v_snapshot_idx" ON "_talents_v" USING btree ("snapshot");
  CREATE INDEX "_talents_v_published_locale_idx" ON "_talents_v" USING btree ("published_locale");
  CREATE INDEX "_talents_v_latest_idx" ON "_talents_v" USING btree ("latest");
  CREATE INDEX "_talents_v_rels_order_idx" ON "_talents_v_rels" USING btree ("order");
  CREATE INDEX "_talents_v_rels_parent_idx" ON "_talents_v_rels" USING btree ("parent_id");
  CREATE INDEX "_talents_v_rels_path_idx" ON "_talents_v_rels" USING btree ("path");
  CREATE INDEX "_talents_v_rels_categories_id_idx" ON "_talents_v_rels" USING btree ("categories_id");
  CREATE INDEX "_talents_v_rels_media_id_idx" ON "_talents_v_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "categories_category_idx" ON "categories" USING btree ("category");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "staff__order_idx" ON "staff" USING btree ("_order");
  CREATE INDEX "staff_cover_idx" ON "staff" USING btree ("cover_id");
  CREATE INDEX "staff_title_key_idx" ON "staff" USING btree ("title_key");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE INDEX "staff__status_idx" ON "staff" USING btree ("_status");
  CREATE UNIQUE INDEX "staff_locales_locale_parent_id_unique" ON "staff_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_staff_v_parent_idx" ON "_staff_v" USING btree ("parent_id");
  CREATE INDEX "_staff_v_version_version__order_idx" ON "_staff_v" USING btree ("version__order");
  CREATE INDEX "_staff_v_version_version_cover_idx" ON "_staff_v" USING btree ("version_cover_id");
  CREATE INDEX "_staff_v_version_version_title_key_idx" ON "_staff_v" USING btree ("version_title_key");
  CREATE INDEX "_staff_v_version_version_updated_at_idx" ON "_staff_v" USING btree ("version_updated_at");
  CREATE INDEX "_staff_v_version_version_created_at_idx" ON "_staff_v" USING btree ("version_created_at");
  CREATE INDEX "_staff_v_version_version__status_idx" ON "_staff_v" USING btree ("version__status");
  CREATE INDEX "_staff_v_created_at_idx" ON "_staff_v" USING btree ("created_at");
  CREATE INDEX "_staff_v_updated_at_idx" ON "_staff_v" USING btree ("updated_at");
  CREATE INDEX "_staff_v_snapshot_idx" ON "_staff_v" USING btree ("snapshot");
  CREATE INDEX "_staff_v_published_locale_idx" ON "_staff_v" USING btree ("published_locale");
  CREATE INDEX "_staff_v_latest_idx" ON "_staff_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_staff_v_locales_locale_parent_id_unique" ON "_staff_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_cover_idx" ON "posts" USING btree ("cover_id");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "posts_slug_idx" ON "posts_locales" USING btree ("slug","_locale");
  CREATE INDEX "posts_title_key_idx" ON "posts_locales" USING btree ("title_key","_locale");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_cover_idx" ON "_posts_v" USING btree ("version_cover_id");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_posts_v_version_version_title_key_idx" ON "_posts_v_locales" USING btree ("version_title_key","_locale");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campaigns_cover_idx" ON "campaigns" USING btree ("cover_id");
  CREATE INDEX "campaigns_slug_idx" ON "campaigns" USING btree ("slug");
  CREATE INDEX "campaigns_published_at_idx" ON "campaigns" USING btree ("published_at");
  CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
  CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
  CREATE INDEX "campaigns__status_idx" ON "campaigns" USING btree ("_status");
  CREATE INDEX "campaigns_title_key_idx" ON "campaigns_locales" USING btree ("title_key","_locale");
  CREATE UNIQUE INDEX "campaigns_locales_locale_parent_id_unique" ON "campaigns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_campaigns_v_parent_idx" ON "_campaigns_v" USING btree ("parent_id");
  CREATE INDEX "_campaigns_v_version_version_cover_idx" ON "_campaigns_v" USING btree ("version_cover_id");
  CREATE INDEX "_campaigns_v_version_version_slug_idx" ON "_campaigns_v" USING btree ("version_slug");
  CREATE INDEX "_campaigns_v_version_version_published_at_idx" ON "_campaigns_v" USING btree ("version_published_at");
  CREATE INDEX "_campaigns_v_version_version_updated_at_idx" ON "_campaigns_v" USING btree ("version_updated_at");
  CREATE INDEX "_campaigns_v_version_version_created_at_idx" ON "_campaigns_v" USING btree ("version_created_at");
  CREATE INDEX "_campaigns_v_version_version__status_idx" ON "_campaigns_v" USING btree ("version__status");
  CREATE INDEX "_campaigns_v_created_at_idx" ON "_campaigns_v" USING btree ("created_at");
  CREATE INDEX "_campaigns_v_updated_at_idx" ON "_campaigns_v" USING btree ("updated_at");
  CREATE INDEX "_campaigns_v_snapshot_idx" ON "_campaigns_v" USING btree ("snapshot");
  CREATE INDEX "_campaigns_v_published_locale_idx" ON "_campaigns_v" USING btree ("published_locale");
  CREATE INDEX "_campaigns_v_latest_idx" ON "_campaigns_v" USING btree ("latest");
  CREATE INDEX "_campaigns_v_version_version_title_key_idx" ON "_campaigns_v_locales" USING btree ("version_title_key","_locale");
  CREATE UNIQUE INDEX "_campaigns_v_locales_locale_parent_id_unique" ON "_campaigns_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "magazines_cover_idx" ON "magazines" USING btree ("cover_id");
  CREATE INDEX "magazines_published_at_idx" ON "magazines" USING btree ("published_at");
  CREATE INDEX "magazines_updated_at_idx" ON "magazines" USING btree ("updated_at");
  CREATE INDEX "magazines_created_at_idx" ON "magazines" USING btree ("created_at");
  CREATE INDEX "magazines__status_idx" ON "magazines" USING btree ("_status");
  CREATE INDEX "magazines_title_key_idx" ON "magazines_locales" USING btree ("title_key","_locale");
  CREATE UNIQUE INDEX "magazines_locales_locale_parent_id_unique" ON "magazines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "magazines_rels_order_idx" ON "magazines_rels" USING btree ("order");
  CREATE INDEX "magazines_rels_parent_idx" ON "magazines_rels" USING btree ("parent_id");
  CREATE INDEX "magazines_rels_path_idx" ON "magazines_rels" USING btree ("path");
  CREATE INDEX "magazines_rels_media_id_idx" ON "magazines_rels" USING btree ("media_id");
  CREATE INDEX "_magazines_v_parent_idx" ON "_magazines_v" USING btree ("parent_id");
  CREATE INDEX "_magazines_v_version_version_cover_idx" ON "_magazines_v" USING btree ("version_cover_id");
  CREATE INDEX "_magazines_v_version_version_published_at_idx" ON "_magazines_v" USING btree ("version_published_at");
  CREATE INDEX "_magazines_v_version_version_updated_at_idx" ON "_magazines_v" USING btree ("version_updated_at");
  CREATE INDEX "_magazines_v_version_version_created_at_idx" ON "_magazines_v" USING btree ("version_created_at");
  CREATE INDEX "_magazines_v_version_version__status_idx" ON "_magazines_v" USING btree ("version__status");
  CREATE INDEX "_magazines_v_created_at_idx" ON "_magazines_v" USING btree ("created_at");
  CREATE INDEX "_magazines_v_updated_at_idx" ON "_magazines_v" USING btree ("updated_at");
  CREATE INDEX "_magazines_v_snapshot_idx" ON "_magazines_v" USING btree ("snapshot");
  CREATE INDEX "_magazines_v_published_locale_idx" ON "_magazines_v" USING btree ("published_locale");
  CREATE INDEX "_magazines_v_latest_idx" ON "_magazines_v" USING btree ("latest");
  CREATE INDEX "_magazines_v_version_version_title_key_idx" ON "_magazines_v_locales" USING btree ("version_title_key","_locale");
  CREATE UNIQUE INDEX "_magazines_v_locales_locale_parent_id_unique" ON "_magazines_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_magazines_v_rels_order_idx" ON "_magazines_v_rels" USING btree ("order");
  CREATE INDEX "_magazines_v_rels_parent_idx" ON "_magazines_v_rels" USING btree ("parent_id");
  CREATE INDEX "_magazines_v_rels_path_idx" ON "_magazines_v_rels" USING btree ("path");
  CREATE INDEX "_magazines_v_rels_media_id_idx" ON "_magazines_v_rels" USING btree ("media_id");
  CREATE INDEX "boards__order_idx" ON "boards" USING btree ("_order");
  CREATE INDEX "boards_cover_idx" ON "boards" USING btree ("cover_id");
  CREATE INDEX "boards_slug_idx" ON "boards" USING btree ("slug");
  CREATE INDEX "boards_updated_at_idx" ON "boards" USING btree ("updated_at");
  CREATE INDEX "boards_created_at_idx" ON "boards" USING btree ("created_at");
  CREATE INDEX "boards__status_idx" ON "boards" USING btree ("_status");
  CREATE INDEX "boards_title_key_idx" ON "boards_locales" USING btree ("title_key","_locale");
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
  CREATE INDEX "_boards_v_version_version_title_key_idx" ON "_boards_v_locales" USING btree ("version_title_key","_locale");
  CREATE UNIQUE INDEX "_boards_v_locales_locale_parent_id_unique" ON "_boards_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_boards_v_rels_order_idx" ON "_boards_v_rels" USING btree ("order");
  CREATE INDEX "_boards_v_rels_parent_idx" ON "_boards_v_rels" USING btree ("parent_id");
  CREATE INDEX "_boards_v_rels_path_idx" ON "_boards_v_rels" USING btree ("path");
  CREATE INDEX "_boards_v_rels_talents_id_idx" ON "_boards_v_rels" USING btree ("talents_id");
  CREATE INDEX "media_source_hash_idx" ON "media" USING btree ("source_hash");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "slides__order_idx" ON "slides" USING btree ("_order");
  CREATE INDEX "slides_desktop_idx" ON "slides" USING btree ("desktop_id");
  CREATE INDEX "slides_mobile_idx" ON "slides" USING btree ("mobile_id");
  CREATE INDEX "slides_updated_at_idx" ON "slides" USING btree ("updated_at");
  CREATE INDEX "slides_created_at_idx" ON "slides" USING btree ("created_at");
  CREATE INDEX "slides__status_idx" ON "slides" USING btree ("_status");
  CREATE INDEX "slides_title_key_idx" ON "slides_locales" USING btree ("title_key","_locale");
  CREATE UNIQUE INDEX "slides_locales_locale_parent_id_unique" ON "slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_slides_v_parent_idx" ON "_slides_v" USING btree ("parent_id");
  CREATE INDEX "_slides_v_version_version__order_idx" ON "_slides_v" USING btree ("version__order");
  CREATE INDEX "_slides_v_version_version_desktop_idx" ON "_slides_v" USING btree ("version_desktop_id");
  CREATE INDEX "_slides_v_version_version_mobile_idx" ON "_slides_v" USING btree ("version_mobile_id");
  CREATE INDEX "_slides_v_version_version_updated_at_idx" ON "_slides_v" USING btree ("version_updated_at");
  CREATE INDEX "_slides_v_version_version_created_at_idx" ON "_slides_v" USING btree ("version_created_at");
  CREATE INDEX "_slides_v_version_version__status_idx" ON "_slides_v" USING btree ("version__status");
  CREATE INDEX "_slides_v_created_at_idx" ON "_slides_v" USING btree ("created_at");
  CREATE INDEX "_slides_v_updated_at_idx" ON "_slides_v" USING btree ("updated_at");
  CREATE INDEX "_slides_v_snapshot_idx" ON "_slides_v" USING btree ("snapshot");
  CREATE INDEX "_slides_v_published_locale_idx" ON "_slides_v" USING btree ("published_locale");
  CREATE INDEX "_slides_v_latest_idx" ON "_slides_v" USING btree ("latest");
  CREATE INDEX "_slides_v_version_version_title_key_idx" ON "_slides_v_locales" USING btree ("version_title_key","_locale");
  CREATE UNIQUE INDEX "_slides_v_locales_locale_parent_id_unique" ON "_slides_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "gallery__order_idx" ON "gallery" USING btree ("_order");
  CREATE INDEX "gallery_cover_idx" ON "gallery" USING btree ("cover_id");
  CREATE INDEX "gallery_updated_at_idx" ON "gallery" USING btree ("updated_at");
  CREATE INDEX "gallery_created_at_idx" ON "gallery" USING btree ("created_at");
  CREATE INDEX "gallery__status_idx" ON "gallery" USING btree ("_status");
  CREATE INDEX "gallery_title_key_idx" ON "gallery_locales" USING btree ("title_key","_locale");
  CREATE UNIQUE INDEX "gallery_locales_locale_parent_id_unique" ON "gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gallery_v_parent_idx" ON "_gallery_v" USING btree ("parent_id");
  CREATE INDEX "_gallery_v_version_version__order_idx" ON "_gallery_v" USING btree ("version__order");
  CREATE INDEX "_gallery_v_version_version_cover_idx" ON "_gallery_v" USING btree ("version_cover_id");
  CREATE INDEX "_gallery_v_version_version_updated_at_idx" ON "_gallery_v" USING btree ("version_updated_at");
  CREATE INDEX "_gallery_v_version_version_created_at_idx" ON "_gallery_v" USING btree ("version_created_at");
  CREATE INDEX "_gallery_v_version_version__status_idx" ON "_gallery_v" USING btree ("version__status");
  CREATE INDEX "_gallery_v_created_at_idx" ON "_gallery_v" USING btree ("created_at");
  CREATE INDEX "_gallery_v_updated_at_idx" ON "_gallery_v" USING btree ("updated_at");
  CREATE INDEX "_gallery_v_snapshot_idx" ON "_gallery_v" USING btree ("snapshot");
  CREATE INDEX "_gallery_v_published_locale_idx" ON "_gallery_v" USING btree ("published_locale");
  CREATE INDEX "_gallery_v_latest_idx" ON "_gallery_v" USING btree ("latest");
  CREATE INDEX "_gallery_v_version_version_title_key_idx" ON "_gallery_v_locales" USING btree ("version_title_key","_locale");
  CREATE UNIQUE INDEX "_gallery_v_locales_locale_parent_id_unique" ON "_gallery_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "instagram_posts_picture_idx" ON "instagram_posts" USING btree ("picture_id");
  CREATE INDEX "instagram_posts_timestamp_idx" ON "instagram_posts" USING btree ("timestamp");
  CREATE INDEX "instagram_posts_updated_at_idx" ON "instagram_posts" USING btree ("updated_at");
  CREATE INDEX "instagram_posts_created_at_idx" ON "instagram_posts" USING btree ("created_at");
  CREATE INDEX "entries_kind_idx" ON "entries" USING btree ("kind");
  CREATE UNIQUE INDEX "entries_idempotency_key_idx" ON "entries" USING btree ("idempotency_key");
  CREATE INDEX "entries_reference_idx" ON "entries" USING btree ("reference");
  CREATE INDEX "entries_name_key_idx" ON "entries" USING btree ("name_key");
  CREATE INDEX "entries_phone_key_idx" ON "entries" USING btree ("phone_key");
  CREATE INDEX "entries_email_key_idx" ON "entries" USING btree ("email_key");
  CREATE INDEX "entries_city_key_idx" ON "entries" USING btree ("city_key");
  CREATE INDEX "entries_height_cm_idx" ON "entries" USING btree ("height_cm");
  CREATE INDEX "entries_confirmation_idx" ON "entries" USING btree ("confirmation");
  CREATE INDEX "entries_confirmation_hash_idx" ON "entries" USING btree ("confirmation_hash");
  CREATE INDEX "entries_status_idx" ON "entries" USING btree ("status");
  CREATE INDEX "entries_status_at_idx" ON "entries" USING btree ("status_at");
  CREATE INDEX "entries_assigned_to_idx" ON "entries" USING btree ("assigned_to_id");
  CREATE INDEX "entries_talent_idx" ON "entries" USING btree ("talent_id");
  CREATE INDEX "entries_updated_at_idx" ON "entries" USING btree ("updated_at");
  CREATE INDEX "entries_created_at_idx" ON "entries" USING btree ("created_at");
  CREATE INDEX "entries_rels_order_idx" ON "entries_rels" USING btree ("order");
  CREATE INDEX "entries_rels_parent_idx" ON "entries_rels" USING btree ("parent_id");
  CREATE INDEX "entries_rels_path_idx" ON "entries_rels" USING btree ("path");
  CREATE INDEX "entries_rels_entry_photos_id_idx" ON "entries_rels" USING btree ("entry_photos_id");
  CREATE INDEX "entry_photos_updated_at_idx" ON "entry_photos" USING btree ("updated_at");
  CREATE INDEX "entry_photos_created_at_idx" ON "entry_photos" USING btree ("created_at");
  CREATE UNIQUE INDEX "entry_photos_filename_idx" ON "entry_photos" USING btree ("filename");
  CREATE INDEX "entry_events_entry_idx" ON "entry_events" USING btree ("entry");
  CREATE INDEX "entry_events_batch_idx" ON "entry_events" USING btree ("batch");
  CREATE INDEX "entry_events_updated_at_idx" ON "entry_events" USING btree ("updated_at");
  CREATE INDEX "entry_events_created_at_idx" ON "entry_events" USING btree ("created_at");
  CREATE INDEX "consents_scopes_order_idx" ON "consents_scopes" USING btree ("order");
  CREATE INDEX "consents_scopes_parent_idx" ON "consents_scopes" USING btree ("parent_id");
  CREATE INDEX "consents_talent_idx" ON "consents" USING btree ("talent_id");
  CREATE INDEX "consents_expires_at_idx" ON "consents" USING btree ("expires_at");
  CREATE INDEX "consents_document_idx" ON "consents" USING btree ("document_id");
  CREATE INDEX "consents_entry_idx" ON "consents" USING btree ("entry");
  CREATE INDEX "consents_title_key_idx" ON "consents" USING btree ("title_key");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE INDEX "consents_texts_order_parent" ON "consents_texts" USING btree ("order","parent_id");
  CREATE INDEX "consent_documents_updated_at_idx" ON "consent_documents" USING btree ("updated_at");
  CREATE INDEX "consent_documents_created_at_idx" ON "consent_documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "consent_documents_filename_idx" ON "consent_documents" USING btree ("filename");
  CREATE UNIQUE INDEX "consent_wordings_version_idx" ON "consent_wordings" USING btree ("version");
  CREATE INDEX "consent_wordings_updated_at_idx" ON "consent_wordings" USING btree ("updated_at");
  CREATE INDEX "consent_wordings_created_at_idx" ON "consent_wordings" USING btree ("created_at");
  CREATE INDEX "packages_expires_at_idx" ON "packages" USING btree ("expires_at");
  CREATE INDEX "packages_entry_idx" ON "packages" USING btree ("entry");
  CREATE INDEX "packages_revoked_at_idx" ON "packages" USING btree ("revoked_at");
  CREATE INDEX "packages_made_by_idx" ON "packages" USING btree ("made_by_id");
  CREATE UNIQUE INDEX "packages_token_hash_idx" ON "packages" USING btree ("token_hash");
  CREATE INDEX "packages_title_key_idx" ON "packages" USING btree ("title_key");
  CREATE INDEX "packages_updated_at_idx" ON "packages" USING btree ("updated_at");
  CREATE INDEX "packages_created_at_idx" ON "packages" USING btree ("created_at");
  CREATE INDEX "package_people_package_idx" ON "package_people" USING btree ("package");
  CREATE INDEX "package_people_updated_at_idx" ON "package_people" USING btree ("updated_at");
  CREATE INDEX "package_people_created_at_idx" ON "package_people" USING btree ("created_at");
  CREATE UNIQUE INDEX "package_person_idx" ON "package_people" USING btree ("package","person");
  CREATE INDEX "package_picks_package_idx" ON "package_picks" USING btree ("package");
  CREATE INDEX "package_picks_talent_idx" ON "package_picks" USING btree ("talent");
  CREATE INDEX "package_picks_updated_at_idx" ON "package_picks" USING btree ("updated_at");
  CREATE INDEX "package_picks_created_at_idx" ON "package_picks" USING btree ("created_at");
  CREATE UNIQUE INDEX "package_person_talent_idx" ON "package_picks" USING btree ("package","person","talent");
  CREATE INDEX "audit_events_account_idx" ON "audit_events" USING btree ("account");
  CREATE INDEX "audit_events_store_idx" ON "audit_events" USING btree ("store");
  CREATE INDEX "audit_events_record_idx" ON "audit_events" USING btree ("record");
  CREATE INDEX "audit_events_updated_at_idx" ON "audit_events" USING btree ("updated_at");
  CREATE INDEX "audit_events_created_at_idx" ON "audit_events" USING btree ("created_at");
  CREATE INDEX "audit_events_texts_order_parent" ON "audit_events_texts" USING btree ("order","parent_id");
  CREATE INDEX "audit_events_texts_text_idx" ON "audit_events_texts" USING btree ("text");
  CREATE INDEX "pending_deletions_filename_idx" ON "pending_deletions" USING btree ("filename");
  CREATE INDEX "pending_deletions_due_at_idx" ON "pending_deletions" USING btree ("due_at");
  CREATE INDEX "pending_deletions_updated_at_idx" ON "pending_deletions" USING btree ("updated_at");
  CREATE INDEX "pending_deletions_created_at_idx" ON "pending_deletions" USING btree ("created_at");
  CREATE INDEX "roster_imports_state_idx" ON "roster_imports" USING btree ("state");
  CREATE INDEX "roster_imports_updated_at_idx" ON "roster_imports" USING btree ("updated_at");
  CREATE INDEX "roster_imports_created_at_idx" ON "roster_imports" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_title_key_idx" ON "users" USING btree ("title_key");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_talents_id_idx" ON "payload_locked_documents_rels" USING btree ("talents_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");
  CREATE INDEX "payload_locked_documents_rels_magazines_id_idx" ON "payload_locked_documents_rels" USING btree ("magazines_id");
  CREATE INDEX "payload_locked_documents_rels_boards_id_idx" ON "payload_locked_documents_rels" USING btree ("boards_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_slides_id_idx" ON "payload_locked_documents_rels" USING btree ("slides_id");
  CREATE INDEX "payload_locked_documents_rels_gallery_id_idx" ON "payload_locked_documents_rels" USING btree ("gallery_id");
  CREATE INDEX "payload_locked_documents_rels_instagram_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("instagram_posts_id");
  CREATE INDEX "payload_locked_documents_rels_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("entries_id");
  CREATE INDEX "payload_locked_documents_rels_entry_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("entry_photos_id");
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");
  CREATE INDEX "payload_locked_documents_rels_consent_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_documents_id");
  CREATE INDEX "payload_locked_documents_rels_pending_deletions_id_idx" ON "payload_locked_documents_rels" USING btree ("pending_deletions_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
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
  CREATE INDEX "menu_items_board_idx" ON "menu_items" USING btree ("board_id");
  CREATE UNIQUE INDEX "menu_items_locales_locale_parent_id_unique" ON "menu_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_version_items_order_idx" ON "_menu_v_version_items" USING btree ("_order");
  CREATE INDEX "_menu_v_version_items_parent_id_idx" ON "_menu_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_menu_v_version_items_board_idx" ON "_menu_v_version_items" USING btree ("board_id");
  CREATE UNIQUE INDEX "_menu_v_version_items_locales_locale_parent_id_unique" ON "_menu_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_v_created_at_idx" ON "_menu_v" USING btree ("created_at");
  CREATE INDEX "_menu_v_updated_at_idx" ON "_menu_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "website_texts_locales_locale_parent_id_unique" ON "website_texts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_website_texts_v_created_at_idx" ON "_website_texts_v" USING btree ("created_at");
  CREATE INDEX "_website_texts_v_updated_at_idx" ON "_website_texts_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_website_texts_v_locales_locale_parent_id_unique" ON "_website_texts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "website_images_logo_idx" ON "website_images" USING btree ("logo_id");
  CREATE INDEX "website_images_logo_dark_idx" ON "website_images" USING btree ("logo_dark_id");
  CREATE INDEX "website_images_icon_idx" ON "website_images" USING btree ("icon_id");
  CREATE INDEX "website_images_intro_idx" ON "website_images" USING btree ("intro_id");
  CREATE INDEX "website_images_share_idx" ON "website_images" USING btree ("share_id");
  CREATE INDEX "_website_images_v_version_version_logo_idx" ON "_website_images_v" USING btree ("version_logo_id");
  CREATE INDEX "_website_images_v_version_version_logo_dark_idx" ON "_website_images_v" USING btree ("version_logo_dark_id");
  CREATE INDEX "_website_images_v_version_version_icon_idx" ON "_website_images_v" USING btree ("version_icon_id");
  CREATE INDEX "_website_images_v_version_version_intro_idx" ON "_website_images_v" USING btree ("version_intro_id");
  CREATE INDEX "_website_images_v_version_version_share_idx" ON "_website_images_v" USING btree ("version_share_id");
  CREATE INDEX "_website_images_v_created_at_idx" ON "_website_images_v" USING btree ("created_at");
  CREATE INDEX "_website_images_v_updated_at_idx" ON "_website_images_v" USING btree ("updated_at");
  CREATE INDEX "_customizations_v_created_at_idx" ON "_customizations_v" USING btree ("created_at");
  CREATE INDEX "_customizations_v_updated_at_idx" ON "_customizations_v" USING btree ("updated_at");
  CREATE INDEX "_social_medias_v_created_at_idx" ON "_social_medias_v" USING btree ("created_at");
  CREATE INDEX "_social_medias_v_updated_at_idx" ON "_social_medias_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "talents_videos" CASCADE;
  DROP TABLE "talents_credits" CASCADE;
  DROP TABLE "talents_digitals" CASCADE;
  DROP TABLE "talents_networks" CASCADE;
  DROP TABLE "talents" CASCADE;
  DROP TABLE "talents_rels" CASCADE;
  DROP TABLE "_talents_v_version_videos" CASCADE;
  DROP TABLE "_talents_v_version_credits" CASCADE;
  DROP TABLE "_talents_v_version_digitals" CASCADE;
  DROP TABLE "_talents_v_version_networks" CASCADE;
  DROP TABLE "_talents_v" CASCADE;
  DROP TABLE "_talents_v_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "staff_locales" CASCADE;
  DROP TABLE "_staff_v" CASCADE;
  DROP TABLE "_staff_v_locales" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "campaigns" CASCADE;
  DROP TABLE "campaigns_locales" CASCADE;
  DROP TABLE "_campaigns_v" CASCADE;
  DROP TABLE "_campaigns_v_locales" CASCADE;
  DROP TABLE "magazines" CASCADE;
  DROP TABLE "magazines_locales" CASCADE;
  DROP TABLE "magazines_rels" CASCADE;
  DROP TABLE "_magazines_v" CASCADE;
  DROP TABLE "_magazines_v_locales" CASCADE;
  DROP TABLE "_magazines_v_rels" CASCADE;
  DROP TABLE "boards" CASCADE;
  DROP TABLE "boards_locales" CASCADE;
  DROP TABLE "boards_rels" CASCADE;
  DROP TABLE "_boards_v" CASCADE;
  DROP TABLE "_boards_v_locales" CASCADE;
  DROP TABLE "_boards_v_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "slides" CASCADE;
  DROP TABLE "slides_locales" CASCADE;
  DROP TABLE "_slides_v" CASCADE;
  DROP TABLE "_slides_v_locales" CASCADE;
  DROP TABLE "gallery" CASCADE;
  DROP TABLE "gallery_locales" CASCADE;
  DROP TABLE "_gallery_v" CASCADE;
  DROP TABLE "_gallery_v_locales" CASCADE;
  DROP TABLE "instagram_posts" CASCADE;
  DROP TABLE "entries" CASCADE;
  DROP TABLE "entries_rels" CASCADE;
  DROP TABLE "entry_photos" CASCADE;
  DROP TABLE "entry_events" CASCADE;
  DROP TABLE "consents_scopes" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "consents_texts" CASCADE;
  DROP TABLE "consent_documents" CASCADE;
  DROP TABLE "consent_wordings" CASCADE;
  DROP TABLE "packages" CASCADE;
  DROP TABLE "package_people" CASCADE;
  DROP TABLE "package_picks" CASCADE;
  DROP TABLE "audit_events" CASCADE;
  DROP TABLE "audit_events_texts" CASCADE;
  DROP TABLE "pending_deletions" CASCADE;
  DROP TABLE "roster_imports" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
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
  DROP TABLE "website_texts" CASCADE;
  DROP TABLE "website_texts_locales" CASCADE;
  DROP TABLE "_website_texts_v" CASCADE;
  DROP TABLE "_website_texts_v_locales" CASCADE;
  DROP TABLE "website_images" CASCADE;
  DROP TABLE "_website_images_v" CASCADE;
  DROP TABLE "customizations" CASCADE;
  DROP TABLE "_customizations_v" CASCADE;
  DROP TABLE "social_medias" CASCADE;
  DROP TABLE "_social_medias_v" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "store_state" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_talents_videos_provider";
  DROP TYPE "public"."enum_talents_credits_kind";
  DROP TYPE "public"."enum_talents_networks_network";
  DROP TYPE "public"."enum_talents_gender";
  DROP TYPE "public"."enum_talents_hair";
  DROP TYPE "public"."enum_talents_hair_kind";
  DROP TYPE "public"."enum_talents_eyes";
  DROP TYPE "public"."enum_talents_status";
  DROP TYPE "public"."enum__talents_v_version_videos_provider";
  DROP TYPE "public"."enum__talents_v_version_credits_kind";
  DROP TYPE "public"."enum__talents_v_version_networks_network";
  DROP TYPE "public"."enum__talents_v_version_gender";
  DROP TYPE "public"."enum__talents_v_version_hair";
  DROP TYPE "public"."enum__talents_v_version_hair_kind";
  DROP TYPE "public"."enum__talents_v_version_eyes";
  DROP TYPE "public"."enum__talents_v_version_status";
  DROP TYPE "public"."enum__talents_v_published_locale";
  DROP TYPE "public"."enum_staff_status";
  DROP TYPE "public"."enum__staff_v_version_status";
  DROP TYPE "public"."enum__staff_v_published_locale";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_campaigns_status";
  DROP TYPE "public"."enum__campaigns_v_version_status";
  DROP TYPE "public"."enum__campaigns_v_published_locale";
  DROP TYPE "public"."enum_magazines_status";
  DROP TYPE "public"."enum__magazines_v_version_status";
  DROP TYPE "public"."enum__magazines_v_published_locale";
  DROP TYPE "public"."enum_boards_kind";
  DROP TYPE "public"."enum_boards_status";
  DROP TYPE "public"."enum__boards_v_version_kind";
  DROP TYPE "public"."enum__boards_v_version_status";
  DROP TYPE "public"."enum__boards_v_published_locale";
  DROP TYPE "public"."enum_slides_status";
  DROP TYPE "public"."enum__slides_v_version_status";
  DROP TYPE "public"."enum__slides_v_published_locale";
  DROP TYPE "public"."enum_gallery_status";
  DROP TYPE "public"."enum__gallery_v_version_status";
  DROP TYPE "public"."enum__gallery_v_published_locale";
  DROP TYPE "public"."enum_entries_kind";
  DROP TYPE "public"."enum_entries_gender";
  DROP TYPE "public"."enum_entries_locale";
  DROP TYPE "public"."enum_entries_confirmation";
  DROP TYPE "public"."enum_entries_status";
  DROP TYPE "public"."enum_entries_decline_reason";
  DROP TYPE "public"."enum_entry_events_event";
  DROP TYPE "public"."enum_consents_scopes";
  DROP TYPE "public"."enum_consents_given_by";
  DROP TYPE "public"."enum_consent_wordings_locale";
  DROP TYPE "public"."enum_packages_language";
  DROP TYPE "public"."enum_audit_events_action";
  DROP TYPE "public"."enum_pending_deletions_store";
  DROP TYPE "public"."enum_roster_imports_state";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_home_page_sections_section";
  DROP TYPE "public"."enum__home_page_v_version_sections_section";
  DROP TYPE "public"."enum_menu_items_item";
  DROP TYPE "public"."enum__menu_v_version_items_item";
  DROP TYPE "public"."enum_customizations_paper";
  DROP TYPE "public"."enum__customizations_v_version_paper";
  DROP TYPE "public"."enum_store_state_seed";`)
}
