import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_consent_wordings_locale" AS ENUM('pt', 'en');
  CREATE TABLE "consent_wordings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar NOT NULL,
  	"locale" "enum_consent_wordings_locale" NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "consents" ADD COLUMN "wording" varchar;
  ALTER TABLE "website_texts" ADD COLUMN "words" jsonb;
  ALTER TABLE "_website_texts_v" ADD COLUMN "version_words" jsonb;
  CREATE UNIQUE INDEX "consent_wordings_version_idx" ON "consent_wordings" USING btree ("version");
  CREATE INDEX "consent_wordings_updated_at_idx" ON "consent_wordings" USING btree ("updated_at");
  CREATE INDEX "consent_wordings_created_at_idx" ON "consent_wordings" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "consent_wordings" CASCADE;
  ALTER TABLE "consents" DROP COLUMN "wording";
  ALTER TABLE "website_texts" DROP COLUMN "words";
  ALTER TABLE "_website_texts_v" DROP COLUMN "version_words";
  DROP TYPE "public"."enum_consent_wordings_locale";`)
}
