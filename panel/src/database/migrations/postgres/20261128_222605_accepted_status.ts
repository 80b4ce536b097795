import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_entries_status" RENAME VALUE 'taken' TO 'accepted';
  UPDATE "entry_events" SET "from" = 'accepted' WHERE "from" = 'taken';
  UPDATE "entry_events" SET "to" = 'accepted' WHERE "to" = 'taken';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_entries_status" RENAME VALUE 'accepted' TO 'taken';
  UPDATE "entry_events" SET "from" = 'taken' WHERE "from" = 'accepted';
  UPDATE "entry_events" SET "to" = 'taken' WHERE "to" = 'accepted';`)
}
