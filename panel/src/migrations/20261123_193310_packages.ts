import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`packages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`client\` text,
  	\`message\` text,
  	\`language\` text DEFAULT 'pt' NOT NULL,
  	\`talents\` text NOT NULL,
  	\`shows_measurements\` integer DEFAULT true,
  	\`shows_age\` integer DEFAULT true,
  	\`shows_videos\` integer DEFAULT true,
  	\`shows_contact\` integer DEFAULT true,
  	\`expires_at\` text NOT NULL,
  	\`entry\` numeric,
  	\`revoked_at\` text,
  	\`made_by_id\` integer,
  	\`openings\` numeric DEFAULT 0,
  	\`first_opened_at\` text,
  	\`last_opened_at\` text,
  	\`token_hash\` text,
  	\`passphrase_hash\` text,
  	\`passphrase_version\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`made_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_expires_at_idx\` ON \`packages\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`packages_entry_idx\` ON \`packages\` (\`entry\`);`)
  await db.run(sql`CREATE INDEX \`packages_revoked_at_idx\` ON \`packages\` (\`revoked_at\`);`)
  await db.run(sql`CREATE INDEX \`packages_made_by_idx\` ON \`packages\` (\`made_by_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`packages_token_hash_idx\` ON \`packages\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`packages_updated_at_idx\` ON \`packages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`packages_created_at_idx\` ON \`packages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`package_people\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`package\` numeric NOT NULL,
  	\`person\` text NOT NULL,
  	\`name\` text,
  	\`message\` text,
  	\`done_at\` text,
  	\`notified_at\` text,
  	\`sequence\` numeric DEFAULT 0,
  	\`openings\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`package_people_package_idx\` ON \`package_people\` (\`package\`);`)
  await db.run(sql`CREATE INDEX \`package_people_updated_at_idx\` ON \`package_people\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`package_people_created_at_idx\` ON \`package_people\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`package_person_idx\` ON \`package_people\` (\`package\`,\`person\`);`)
  await db.run(sql`CREATE TABLE \`package_picks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`package\` numeric NOT NULL,
  	\`person\` text NOT NULL,
  	\`talent\` numeric NOT NULL,
  	\`choice\` text,
  	\`comment\` text,
  	\`sequence\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`package_picks_package_idx\` ON \`package_picks\` (\`package\`);`)
  await db.run(sql`CREATE INDEX \`package_picks_talent_idx\` ON \`package_picks\` (\`talent\`);`)
  await db.run(sql`CREATE INDEX \`package_picks_updated_at_idx\` ON \`package_picks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`package_picks_created_at_idx\` ON \`package_picks\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`package_person_talent_idx\` ON \`package_picks\` (\`package\`,\`person\`,\`talent\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`package_days\` numeric DEFAULT 90;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`packages\`;`)
  await db.run(sql`DROP TABLE \`package_people\`;`)
  await db.run(sql`DROP TABLE \`package_picks\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`package_days\`;`)
}
