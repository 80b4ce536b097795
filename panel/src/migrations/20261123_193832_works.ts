import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`talents_credits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`kind\` text,
  	\`title\` text,
  	\`role\` text,
  	\`production\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_credits_order_idx\` ON \`talents_credits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`talents_credits_parent_id_idx\` ON \`talents_credits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`talents_digitals\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`date\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_digitals_order_idx\` ON \`talents_digitals\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`talents_digitals_parent_id_idx\` ON \`talents_digitals\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`talents_digitals_picture_idx\` ON \`talents_digitals\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_version_credits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`year\` numeric,
  	\`kind\` text,
  	\`title\` text,
  	\`role\` text,
  	\`production\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_version_credits_order_idx\` ON \`_talents_v_version_credits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_credits_parent_id_idx\` ON \`_talents_v_version_credits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_version_digitals\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`picture_id\` integer,
  	\`date\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_version_digitals_order_idx\` ON \`_talents_v_version_digitals\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_digitals_parent_id_idx\` ON \`_talents_v_version_digitals\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_digitals_picture_idx\` ON \`_talents_v_version_digitals\` (\`picture_id\`);`)
  await db.run(sql`ALTER TABLE \`talents_videos\` ADD \`showreel\` integer;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`digitals_on\` text;`)
  await db.run(sql`ALTER TABLE \`talents\` ADD \`credit_kinds\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_videos\` ADD \`showreel\` integer;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_digitals_on\` text;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_credit_kinds\` text;`)
  await db.run(sql`ALTER TABLE \`customizations\` ADD \`minors_digitals\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` ADD \`version_minors_digitals\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`talents_credits\`;`)
  await db.run(sql`DROP TABLE \`talents_digitals\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_credits\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_digitals\`;`)
  await db.run(sql`ALTER TABLE \`talents_videos\` DROP COLUMN \`showreel\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`digitals_on\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`credit_kinds\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v_version_videos\` DROP COLUMN \`showreel\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_digitals_on\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_credit_kinds\`;`)
  await db.run(sql`ALTER TABLE \`customizations\` DROP COLUMN \`minors_digitals\`;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` DROP COLUMN \`version_minors_digitals\`;`)
}
