import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`roster_imports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`is_dry_run\` integer DEFAULT true NOT NULL,
  	\`is_stop_requested\` integer DEFAULT false NOT NULL,
  	\`rows_done\` numeric DEFAULT 0 NOT NULL,
  	\`rows_total\` numeric DEFAULT 0 NOT NULL,
  	\`counts\` text,
  	\`choices\` text,
  	\`problem\` text,
  	\`problem_detail\` text,
  	\`started_at\` text,
  	\`finished_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`roster_imports_state_idx\` ON \`roster_imports\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`roster_imports_updated_at_idx\` ON \`roster_imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`roster_imports_created_at_idx\` ON \`roster_imports\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`roster_imports\`;`)
}
