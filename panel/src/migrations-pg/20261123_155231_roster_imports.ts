import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_roster_imports_state" AS ENUM('open', 'planning', 'planned', 'importing', 'stopped', 'done', 'failed');
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
  
  CREATE INDEX "roster_imports_state_idx" ON "roster_imports" USING btree ("state");
  CREATE INDEX "roster_imports_updated_at_idx" ON "roster_imports" USING btree ("updated_at");
  CREATE INDEX "roster_imports_created_at_idx" ON "roster_imports" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "roster_imports" CASCADE;
  DROP TYPE "public"."enum_roster_imports_state";`)
}
