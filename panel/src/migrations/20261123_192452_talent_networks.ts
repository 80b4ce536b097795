import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`talents_networks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`handle\` text,
  	\`url\` text,
  	\`followers\` numeric,
  	\`engagement\` numeric,
  	\`measured_at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_networks_order_idx\` ON \`talents_networks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`talents_networks_parent_id_idx\` ON \`talents_networks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_version_networks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`network\` text,
  	\`handle\` text,
  	\`url\` text,
  	\`followers\` numeric,
  	\`engagement\` numeric,
  	\`measured_at\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_version_networks_order_idx\` ON \`_talents_v_version_networks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_networks_parent_id_idx\` ON \`_talents_v_version_networks\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`numbers_max_age_days\` numeric DEFAULT 180;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`talents_networks\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_networks\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`numbers_max_age_days\`;`)
}
