import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ADD COLUMN "message_templates_workshop_pt" varchar;
  ALTER TABLE "settings" ADD COLUMN "message_templates_workshop_en" varchar;`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "message_templates_workshop_pt";
  ALTER TABLE "settings" DROP COLUMN "message_templates_workshop_en";`);
}
