import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "entry_events" ADD COLUMN "text" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_application_photos_pt" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_application_photos_en" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_application_document_pt" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_application_document_en" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_application_decline_pt" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_application_decline_en" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_application_thanks_pt" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_application_thanks_en" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_enquiry_decline_pt" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_enquiry_decline_en" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_enquiry_thanks_pt" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_enquiry_thanks_en" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_workshop_place_pt" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_workshop_place_en" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_workshop_full_pt" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_workshop_full_en" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_workshop_thanks_pt" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_workshop_thanks_en" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "entry_events" DROP COLUMN "text";
  ALTER TABLE "settings" DROP COLUMN "message_templates_application_photos_pt";
  ALTER TABLE "settings" DROP COLUMN "message_templates_application_photos_en";
  ALTER TABLE "settings" DROP COLUMN "message_templates_application_document_pt";
  ALTER TABLE "settings" DROP COLUMN "message_templates_application_document_en";
  ALTER TABLE "settings" DROP COLUMN "message_templates_application_decline_pt";
  ALTER TABLE "settings" DROP COLUMN "message_templates_application_decline_en";
  ALTER TABLE "settings" DROP COLUMN "message_templates_application_thanks_pt";
  ALTER TABLE "settings" DROP COLUMN "message_templates_application_thanks_en";
  ALTER TABLE "settings" DROP COLUMN "message_templates_enquiry_decline_pt";
  ALTER TABLE "settings" DROP COLUMN "message_templates_enquiry_decline_en";
  ALTER TABLE "settings" DROP COLUMN "message_templates_enquiry_thanks_pt";
  ALTER TABLE "settings" DROP COLUMN "message_templates_enquiry_thanks_en";
  ALTER TABLE "settings" DROP COLUMN "message_templates_workshop_place_pt";
  ALTER TABLE "settings" DROP COLUMN "message_templates_workshop_place_en";
  ALTER TABLE "settings" DROP COLUMN "message_templates_workshop_full_pt";
  ALTER TABLE "settings" DROP COLUMN "message_templates_workshop_full_en";
  ALTER TABLE "settings" DROP COLUMN "message_templates_workshop_thanks_pt";
  ALTER TABLE "settings" DROP COLUMN "message_templates_workshop_thanks_en";`)
}
