import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "talents" ADD COLUMN "published_at" timestamp(3) with time zone;
  ALTER TABLE "talents" ADD COLUMN "city" varchar;
  ALTER TABLE "talents" ADD COLUMN "languages" varchar;
  ALTER TABLE "talents" ADD COLUMN "travels" boolean;
  ALTER TABLE "_talents_v" ADD COLUMN "version_published_at" timestamp(3) with time zone;
  ALTER TABLE "_talents_v" ADD COLUMN "version_city" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_languages" varchar;
  ALTER TABLE "_talents_v" ADD COLUMN "version_travels" boolean;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "talents" DROP COLUMN "published_at";
  ALTER TABLE "talents" DROP COLUMN "city";
  ALTER TABLE "talents" DROP COLUMN "languages";
  ALTER TABLE "talents" DROP COLUMN "travels";
  ALTER TABLE "_talents_v" DROP COLUMN "version_published_at";
  ALTER TABLE "_talents_v" DROP COLUMN "version_city";
  ALTER TABLE "_talents_v" DROP COLUMN "version_languages";
  ALTER TABLE "_talents_v" DROP COLUMN "version_travels";`)
}
