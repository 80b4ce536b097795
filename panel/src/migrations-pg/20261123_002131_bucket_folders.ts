import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pending_deletions_store" AS ENUM('media', 'entry-photos');
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
  
  ALTER TABLE "media" ADD COLUMN "prefix" varchar;
  ALTER TABLE "entry_photos" ADD COLUMN "prefix" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pending_deletions_id" integer;
  CREATE INDEX "pending_deletions_filename_idx" ON "pending_deletions" USING btree ("filename");
  CREATE INDEX "pending_deletions_due_at_idx" ON "pending_deletions" USING btree ("due_at");
  CREATE INDEX "pending_deletions_updated_at_idx" ON "pending_deletions" USING btree ("updated_at");
  CREATE INDEX "pending_deletions_created_at_idx" ON "pending_deletions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pending_deletions_fk" FOREIGN KEY ("pending_deletions_id") REFERENCES "public"."pending_deletions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_pending_deletions_id_idx" ON "payload_locked_documents_rels" USING btree ("pending_deletions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pending_deletions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pending_deletions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pending_deletions_fk";
  
  DROP INDEX "payload_locked_documents_rels_pending_deletions_id_idx";
  ALTER TABLE "media" DROP COLUMN "prefix";
  ALTER TABLE "entry_photos" DROP COLUMN "prefix";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pending_deletions_id";
  DROP TYPE "public"."enum_pending_deletions_store";`)
}
