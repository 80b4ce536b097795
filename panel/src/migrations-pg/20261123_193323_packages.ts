import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_packages_language" AS ENUM('pt', 'en');
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
  
  ALTER TABLE "settings" ADD COLUMN "package_days" numeric DEFAULT 90;
  ALTER TABLE "packages" ADD CONSTRAINT "packages_made_by_id_users_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "packages_expires_at_idx" ON "packages" USING btree ("expires_at");
  CREATE INDEX "packages_entry_idx" ON "packages" USING btree ("entry");
  CREATE INDEX "packages_revoked_at_idx" ON "packages" USING btree ("revoked_at");
  CREATE INDEX "packages_made_by_idx" ON "packages" USING btree ("made_by_id");
  CREATE UNIQUE INDEX "packages_token_hash_idx" ON "packages" USING btree ("token_hash");
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
  CREATE UNIQUE INDEX "package_person_talent_idx" ON "package_picks" USING btree ("package","person","talent");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "packages" CASCADE;
  DROP TABLE "package_people" CASCADE;
  DROP TABLE "package_picks" CASCADE;
  ALTER TABLE "settings" DROP COLUMN "package_days";
  DROP TYPE "public"."enum_packages_language";`)
}
