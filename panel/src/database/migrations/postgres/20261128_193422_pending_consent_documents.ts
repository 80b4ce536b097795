import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pending_deletions_store" ADD VALUE 'consent-documents';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pending_deletions" ALTER COLUMN "store" SET DATA TYPE text;
  DROP TYPE "public"."enum_pending_deletions_store";
  CREATE TYPE "public"."enum_pending_deletions_store" AS ENUM('media', 'entry-photos');
  ALTER TABLE "pending_deletions" ALTER COLUMN "store" SET DATA TYPE "public"."enum_pending_deletions_store" USING "store"::"public"."enum_pending_deletions_store";`)
}
