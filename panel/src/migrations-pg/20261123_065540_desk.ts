import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_entries_locale" AS ENUM('pt', 'en');
  CREATE TYPE "public"."enum_entries_confirmation" AS ENUM('impossible', 'waiting', 'confirmed');
  CREATE TYPE "public"."enum_entries_decline_reason" AS ENUM('profile', 'age', 'photos', 'city', 'full', 'duplicate', 'other');
  CREATE TYPE "public"."enum_entry_events_event" AS ENUM('status', 'note', 'assigned', 'talent', 'photos-deleted', 'confirmed', 'answered');
  CREATE TYPE "public"."enum_consents_scopes" AS ENUM('site', 'social', 'print', 'campaigns', 'digitals');
  CREATE TYPE "public"."enum_consents_given_by" AS ENUM('guardian', 'self');
  CREATE TYPE "public"."enum_audit_events_action" AS ENUM('list', 'read', 'create', 'change', 'export', 'delete');
  ALTER TYPE "public"."enum_entries_status" ADD VALUE 'taken' BEFORE 'declined';
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
  
  ALTER TABLE "talents" ADD COLUMN "application" numeric;
  ALTER TABLE "_talents_v" ADD COLUMN "version_application" numeric;
  ALTER TABLE "entries" ADD COLUMN "locale" "enum_entries_locale";
  ALTER TABLE "entries" ADD COLUMN "selection" jsonb;
  ALTER TABLE "entries" ADD COLUMN "reference" varchar;
  ALTER TABLE "entries" ADD COLUMN "name_key" varchar;
  ALTER TABLE "entries" ADD COLUMN "phone_key" varchar;
  ALTER TABLE "entries" ADD COLUMN "email_key" varchar;
  ALTER TABLE "entries" ADD COLUMN "city_key" varchar;
  ALTER TABLE "entries" ADD COLUMN "height_cm" numeric;
  ALTER TABLE "entries" ADD COLUMN "access_key_hash" varchar;
  ALTER TABLE "entries" ADD COLUMN "confirmation" "enum_entries_confirmation";
  ALTER TABLE "entries" ADD COLUMN "confirmation_hash" varchar;
  ALTER TABLE "entries" ADD COLUMN "confirmation_sent_at" timestamp(3) with time zone;
  ALTER TABLE "entries" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "entries" ADD COLUMN "decline_reason" "enum_entries_decline_reason";
  ALTER TABLE "entries" ADD COLUMN "status_at" timestamp(3) with time zone;
  ALTER TABLE "entries" ADD COLUMN "assigned_to_id" integer;
  ALTER TABLE "entries" ADD COLUMN "talent_id" integer;
  ALTER TABLE "entries" ADD COLUMN "photos_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consents_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consent_documents_id" integer;
  ALTER TABLE "settings" ADD COLUMN "declined_photo_days" numeric DEFAULT 30;
  ALTER TABLE "settings" ADD COLUMN "unconfirmed_days" numeric DEFAULT 30;
  ALTER TABLE "settings" ADD COLUMN "consent_grace_until" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "count_visits" boolean DEFAULT true;
  ALTER TABLE "settings" ADD COLUMN "message_templates_application_pt" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_application_en" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_enquiry_pt" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_enquiry_en" varchar;
  ALTER TABLE "consents_scopes" ADD CONSTRAINT "consents_scopes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_document_id_consent_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."consent_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents_texts" ADD CONSTRAINT "consents_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audit_events_texts" ADD CONSTRAINT "audit_events_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."audit_events"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE INDEX "consents_texts_order_parent" ON "consents_texts" USING btree ("order","parent_id");
  CREATE INDEX "consent_documents_updated_at_idx" ON "consent_documents" USING btree ("updated_at");
  CREATE INDEX "consent_documents_created_at_idx" ON "consent_documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "consent_documents_filename_idx" ON "consent_documents" USING btree ("filename");
  CREATE INDEX "audit_events_account_idx" ON "audit_events" USING btree ("account");
  CREATE INDEX "audit_events_store_idx" ON "audit_events" USING btree ("store");
  CREATE INDEX "audit_events_record_idx" ON "audit_events" USING btree ("record");
  CREATE INDEX "audit_events_updated_at_idx" ON "audit_events" USING btree ("updated_at");
  CREATE INDEX "audit_events_created_at_idx" ON "audit_events" USING btree ("created_at");
  CREATE INDEX "audit_events_texts_order_parent" ON "audit_events_texts" USING btree ("order","parent_id");
  CREATE INDEX "audit_events_texts_text_idx" ON "audit_events_texts" USING btree ("text");
  ALTER TABLE "entries" ADD CONSTRAINT "entries_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entries" ADD CONSTRAINT "entries_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_documents_fk" FOREIGN KEY ("consent_documents_id") REFERENCES "public"."consent_documents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "talents_application_idx" ON "talents" USING btree ("application");
  CREATE INDEX "_talents_v_version_version_application_idx" ON "_talents_v" USING btree ("version_application");
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
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");
  CREATE INDEX "payload_locked_documents_rels_consent_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_documents_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "entry_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consents_scopes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consents_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_events_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "entry_events" CASCADE;
  DROP TABLE "consents_scopes" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "consents_texts" CASCADE;
  DROP TABLE "consent_documents" CASCADE;
  DROP TABLE "audit_events" CASCADE;
  DROP TABLE "audit_events_texts" CASCADE;
  ALTER TABLE "entries" DROP CONSTRAINT "entries_assigned_to_id_users_id_fk";
  
  ALTER TABLE "entries" DROP CONSTRAINT "entries_talent_id_talents_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consent_documents_fk";
  
  ALTER TABLE "entries" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "entries" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_entries_status";
  CREATE TYPE "public"."enum_entries_status" AS ENUM('new', 'seen', 'contacted', 'declined');
  ALTER TABLE "entries" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_entries_status";
  ALTER TABLE "entries" ALTER COLUMN "status" SET DATA TYPE "public"."enum_entries_status" USING "status"::"public"."enum_entries_status";
  DROP INDEX "talents_application_idx";
  DROP INDEX "_talents_v_version_version_application_idx";
  DROP INDEX "entries_reference_idx";
  DROP INDEX "entries_name_key_idx";
  DROP INDEX "entries_phone_key_idx";
  DROP INDEX "entries_email_key_idx";
  DROP INDEX "entries_city_key_idx";
  DROP INDEX "entries_height_cm_idx";
  DROP INDEX "entries_confirmation_idx";
  DROP INDEX "entries_confirmation_hash_idx";
  DROP INDEX "entries_status_idx";
  DROP INDEX "entries_status_at_idx";
  DROP INDEX "entries_assigned_to_idx";
  DROP INDEX "entries_talent_idx";
  DROP INDEX "payload_locked_documents_rels_consents_id_idx";
  DROP INDEX "payload_locked_documents_rels_consent_documents_id_idx";
  ALTER TABLE "talents" DROP COLUMN "application";
  ALTER TABLE "_talents_v" DROP COLUMN "version_application";
  ALTER TABLE "entries" DROP COLUMN "locale";
  ALTER TABLE "entries" DROP COLUMN "selection";
  ALTER TABLE "entries" DROP COLUMN "reference";
  ALTER TABLE "entries" DROP COLUMN "name_key";
  ALTER TABLE "entries" DROP COLUMN "phone_key";
  ALTER TABLE "entries" DROP COLUMN "email_key";
  ALTER TABLE "entries" DROP COLUMN "city_key";
  ALTER TABLE "entries" DROP COLUMN "height_cm";
  ALTER TABLE "entries" DROP COLUMN "access_key_hash";
  ALTER TABLE "entries" DROP COLUMN "confirmation";
  ALTER TABLE "entries" DROP COLUMN "confirmation_hash";
  ALTER TABLE "entries" DROP COLUMN "confirmation_sent_at";
  ALTER TABLE "entries" DROP COLUMN "confirmed_at";
  ALTER TABLE "entries" DROP COLUMN "decline_reason";
  ALTER TABLE "entries" DROP COLUMN "status_at";
  ALTER TABLE "entries" DROP COLUMN "assigned_to_id";
  ALTER TABLE "entries" DROP COLUMN "talent_id";
  ALTER TABLE "entries" DROP COLUMN "photos_deleted_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consent_documents_id";
  ALTER TABLE "settings" DROP COLUMN "declined_photo_days";
  ALTER TABLE "settings" DROP COLUMN "unconfirmed_days";
  ALTER TABLE "settings" DROP COLUMN "consent_grace_until";
  ALTER TABLE "settings" DROP COLUMN "count_visits";
  ALTER TABLE "settings" DROP COLUMN "message_templates_application_pt";
  ALTER TABLE "settings" DROP COLUMN "message_templates_application_en";
  ALTER TABLE "settings" DROP COLUMN "message_templates_enquiry_pt";
  ALTER TABLE "settings" DROP COLUMN "message_templates_enquiry_en";
  DROP TYPE "public"."enum_entries_locale";
  DROP TYPE "public"."enum_entries_confirmation";
  DROP TYPE "public"."enum_entries_decline_reason";
  DROP TYPE "public"."enum_entry_events_event";
  DROP TYPE "public"."enum_consents_scopes";
  DROP TYPE "public"."enum_consents_given_by";
  DROP TYPE "public"."enum_audit_events_action";`)
}
