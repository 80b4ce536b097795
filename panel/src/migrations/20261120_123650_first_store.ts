import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`talents_videos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`provider\` text DEFAULT 'youtube',
  	\`address\` text,
  	\`upload_id\` integer,
  	\`width\` numeric DEFAULT 16,
  	\`height\` numeric DEFAULT 9,
  	FOREIGN KEY (\`upload_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_videos_order_idx\` ON \`talents_videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`talents_videos_parent_id_idx\` ON \`talents_videos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`talents_videos_upload_idx\` ON \`talents_videos\` (\`upload_id\`);`)
  await db.run(sql`CREATE TABLE \`talents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`gender\` text,
  	\`birthdate\` text,
  	\`instagram\` text,
  	\`height\` text,
  	\`jeans\` text,
  	\`shoes\` text,
  	\`hair\` text,
  	\`hair_kind\` text,
  	\`eyes\` text,
  	\`skills\` text,
  	\`cover_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_cover_idx\` ON \`talents\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`talents_updated_at_idx\` ON \`talents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`talents_created_at_idx\` ON \`talents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`talents__status_idx\` ON \`talents\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`talents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_rels_order_idx\` ON \`talents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`talents_rels_parent_idx\` ON \`talents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`talents_rels_path_idx\` ON \`talents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`talents_rels_categories_id_idx\` ON \`talents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`talents_rels_media_id_idx\` ON \`talents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_version_videos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`provider\` text DEFAULT 'youtube',
  	\`address\` text,
  	\`upload_id\` integer,
  	\`width\` numeric DEFAULT 16,
  	\`height\` numeric DEFAULT 9,
  	\`_uuid\` text,
  	FOREIGN KEY (\`upload_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_version_videos_order_idx\` ON \`_talents_v_version_videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_videos_parent_id_idx\` ON \`_talents_v_version_videos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_videos_upload_idx\` ON \`_talents_v_version_videos\` (\`upload_id\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_gender\` text,
  	\`version_birthdate\` text,
  	\`version_instagram\` text,
  	\`version_height\` text,
  	\`version_jeans\` text,
  	\`version_shoes\` text,
  	\`version_hair\` text,
  	\`version_hair_kind\` text,
  	\`version_eyes\` text,
  	\`version_skills\` text,
  	\`version_cover_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_parent_idx\` ON \`_talents_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_cover_idx\` ON \`_talents_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_updated_at_idx\` ON \`_talents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_created_at_idx\` ON \`_talents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version__status_idx\` ON \`_talents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_created_at_idx\` ON \`_talents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_updated_at_idx\` ON \`_talents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_snapshot_idx\` ON \`_talents_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_published_locale_idx\` ON \`_talents_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_latest_idx\` ON \`_talents_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_talents_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_rels_order_idx\` ON \`_talents_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_rels_parent_idx\` ON \`_talents_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_rels_path_idx\` ON \`_talents_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_rels_categories_id_idx\` ON \`_talents_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_rels_media_id_idx\` ON \`_talents_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`category\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_category_idx\` ON \`categories\` (\`category\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`staff\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`cover_id\` integer,
  	\`instagram\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`staff__order_idx\` ON \`staff\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`staff_cover_idx\` ON \`staff\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`staff__status_idx\` ON \`staff\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`staff_locales\` (
  	\`role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_locales_locale_parent_id_unique\` ON \`staff_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_staff_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_cover_id\` integer,
  	\`version_instagram\` text,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_staff_v_parent_idx\` ON \`_staff_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_version_version__order_idx\` ON \`_staff_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_version_version_cover_idx\` ON \`_staff_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_version_version_updated_at_idx\` ON \`_staff_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_version_version_created_at_idx\` ON \`_staff_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_version_version__status_idx\` ON \`_staff_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_created_at_idx\` ON \`_staff_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_updated_at_idx\` ON \`_staff_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_snapshot_idx\` ON \`_staff_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_published_locale_idx\` ON \`_staff_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_latest_idx\` ON \`_staff_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_staff_v_locales\` (
  	\`version_role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_staff_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_staff_v_locales_locale_parent_id_unique\` ON \`_staff_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cover_id\` integer,
  	\`published_at\` text,
  	\`revised_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_cover_idx\` ON \`posts\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_published_at_idx\` ON \`posts\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`posts_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`body\` text,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_slug_idx\` ON \`posts_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_locales_locale_parent_id_unique\` ON \`posts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_cover_id\` integer,
  	\`version_published_at\` text,
  	\`version_revised_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_cover_idx\` ON \`_posts_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_published_at_idx\` ON \`_posts_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_snapshot_idx\` ON \`_posts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_published_locale_idx\` ON \`_posts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_body\` text,
  	\`version_slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_posts_v_locales_locale_parent_id_unique\` ON \`_posts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`campaigns\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cover_id\` integer,
  	\`slug\` text,
  	\`published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_cover_idx\` ON \`campaigns\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_slug_idx\` ON \`campaigns\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_published_at_idx\` ON \`campaigns\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_updated_at_idx\` ON \`campaigns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_created_at_idx\` ON \`campaigns\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`campaigns__status_idx\` ON \`campaigns\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`campaigns_locales\` (
  	\`title\` text,
  	\`body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`campaigns_locales_locale_parent_id_unique\` ON \`campaigns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_campaigns_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_cover_id\` integer,
  	\`version_slug\` text,
  	\`version_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_campaigns_v_parent_idx\` ON \`_campaigns_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_cover_idx\` ON \`_campaigns_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_slug_idx\` ON \`_campaigns_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_published_at_idx\` ON \`_campaigns_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_updated_at_idx\` ON \`_campaigns_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_created_at_idx\` ON \`_campaigns_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version__status_idx\` ON \`_campaigns_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_created_at_idx\` ON \`_campaigns_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_updated_at_idx\` ON \`_campaigns_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_snapshot_idx\` ON \`_campaigns_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_published_locale_idx\` ON \`_campaigns_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_campaigns_v_latest_idx\` ON \`_campaigns_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_campaigns_v_locales\` (
  	\`version_title\` text,
  	\`version_body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_campaigns_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_campaigns_v_locales_locale_parent_id_unique\` ON \`_campaigns_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`magazines\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cover_id\` integer,
  	\`published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`magazines_cover_idx\` ON \`magazines\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`magazines_published_at_idx\` ON \`magazines\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`magazines_updated_at_idx\` ON \`magazines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`magazines_created_at_idx\` ON \`magazines\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`magazines__status_idx\` ON \`magazines\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`magazines_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`magazines\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`magazines_locales_locale_parent_id_unique\` ON \`magazines_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`magazines_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`magazines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`magazines_rels_order_idx\` ON \`magazines_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`magazines_rels_parent_idx\` ON \`magazines_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`magazines_rels_path_idx\` ON \`magazines_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`magazines_rels_media_id_idx\` ON \`magazines_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_magazines_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_cover_id\` integer,
  	\`version_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`magazines\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_magazines_v_parent_idx\` ON \`_magazines_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_magazines_v_version_version_cover_idx\` ON \`_magazines_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_magazines_v_version_version_published_at_idx\` ON \`_magazines_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_magazines_v_version_version_updated_at_idx\` ON \`_magazines_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_magazines_v_version_version_created_at_idx\` ON \`_magazines_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_magazines_v_version_version__status_idx\` ON \`_magazines_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_magazines_v_created_at_idx\` ON \`_magazines_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_magazines_v_updated_at_idx\` ON \`_magazines_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_magazines_v_snapshot_idx\` ON \`_magazines_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_magazines_v_published_locale_idx\` ON \`_magazines_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_magazines_v_latest_idx\` ON \`_magazines_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_magazines_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_magazines_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_magazines_v_locales_locale_parent_id_unique\` ON \`_magazines_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_magazines_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_magazines_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_magazines_v_rels_order_idx\` ON \`_magazines_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_magazines_v_rels_parent_idx\` ON \`_magazines_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_magazines_v_rels_path_idx\` ON \`_magazines_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_magazines_v_rels_media_id_idx\` ON \`_magazines_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`slides\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`desktop_id\` integer,
  	\`mobile_id\` integer,
  	\`link\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`desktop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`slides__order_idx\` ON \`slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`slides_desktop_idx\` ON \`slides\` (\`desktop_id\`);`)
  await db.run(sql`CREATE INDEX \`slides_mobile_idx\` ON \`slides\` (\`mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`slides_updated_at_idx\` ON \`slides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`slides_created_at_idx\` ON \`slides\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`slides__status_idx\` ON \`slides\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`slides_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`slides_locales_locale_parent_id_unique\` ON \`slides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_slides_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_desktop_id\` integer,
  	\`version_mobile_id\` integer,
  	\`version_link\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_desktop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_slides_v_parent_idx\` ON \`_slides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version__order_idx\` ON \`_slides_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_desktop_idx\` ON \`_slides_v\` (\`version_desktop_id\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_mobile_idx\` ON \`_slides_v\` (\`version_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_updated_at_idx\` ON \`_slides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_created_at_idx\` ON \`_slides_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version__status_idx\` ON \`_slides_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_created_at_idx\` ON \`_slides_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_updated_at_idx\` ON \`_slides_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_snapshot_idx\` ON \`_slides_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_published_locale_idx\` ON \`_slides_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_slides_v_latest_idx\` ON \`_slides_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_slides_v_locales\` (
  	\`version_alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_slides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_slides_v_locales_locale_parent_id_unique\` ON \`_slides_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`gallery\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`cover_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`gallery__order_idx\` ON \`gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`gallery_cover_idx\` ON \`gallery\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`gallery_updated_at_idx\` ON \`gallery\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_created_at_idx\` ON \`gallery\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery__status_idx\` ON \`gallery\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`gallery_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`gallery_locales_locale_parent_id_unique\` ON \`gallery_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_gallery_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_cover_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`gallery\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_gallery_v_parent_idx\` ON \`_gallery_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version__order_idx\` ON \`_gallery_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_cover_idx\` ON \`_gallery_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_updated_at_idx\` ON \`_gallery_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_created_at_idx\` ON \`_gallery_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version__status_idx\` ON \`_gallery_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_created_at_idx\` ON \`_gallery_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_updated_at_idx\` ON \`_gallery_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_snapshot_idx\` ON \`_gallery_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_published_locale_idx\` ON \`_gallery_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_v_latest_idx\` ON \`_gallery_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_gallery_v_locales\` (
  	\`version_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_gallery_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_gallery_v_locales_locale_parent_id_unique\` ON \`_gallery_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`instagram_posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`permalink\` text NOT NULL,
  	\`picture_id\` integer NOT NULL,
  	\`caption\` text,
  	\`timestamp\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`instagram_posts_picture_idx\` ON \`instagram_posts\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`instagram_posts_timestamp_idx\` ON \`instagram_posts\` (\`timestamp\`);`)
  await db.run(sql`CREATE INDEX \`instagram_posts_updated_at_idx\` ON \`instagram_posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`instagram_posts_created_at_idx\` ON \`instagram_posts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`entries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`city\` text,
  	\`instagram\` text,
  	\`message\` text,
  	\`guardian\` text,
  	\`consent_version\` text,
  	\`consent_at\` text,
  	\`consent_locale\` text,
  	\`gender\` text,
  	\`birthdate\` text,
  	\`age\` text,
  	\`tiktok\` text,
  	\`height\` text,
  	\`bust\` text,
  	\`waist\` text,
  	\`hips\` text,
  	\`jeans\` text,
  	\`shoes\` text,
  	\`hair\` text,
  	\`eyes\` text,
  	\`idempotency_key\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`entries_kind_idx\` ON \`entries\` (\`kind\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`entries_idempotency_key_idx\` ON \`entries\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`entries_updated_at_idx\` ON \`entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`entries_created_at_idx\` ON \`entries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`entries_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`entry_photos_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`entry_photos_id\`) REFERENCES \`entry_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`entries_rels_order_idx\` ON \`entries_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`entries_rels_parent_idx\` ON \`entries_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`entries_rels_path_idx\` ON \`entries_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`entries_rels_entry_photos_id_idx\` ON \`entries_rels\` (\`entry_photos_id\`);`)
  await db.run(sql`CREATE TABLE \`entry_photos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`entry_photos_updated_at_idx\` ON \`entry_photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`entry_photos_created_at_idx\` ON \`entry_photos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`entry_photos_filename_idx\` ON \`entry_photos\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'scout' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`talents_id\` integer,
  	\`categories_id\` integer,
  	\`staff_id\` integer,
  	\`posts_id\` integer,
  	\`campaigns_id\` integer,
  	\`magazines_id\` integer,
  	\`media_id\` integer,
  	\`slides_id\` integer,
  	\`gallery_id\` integer,
  	\`instagram_posts_id\` integer,
  	\`entries_id\` integer,
  	\`entry_photos_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`talents_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`campaigns_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`magazines_id\`) REFERENCES \`magazines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slides_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_id\`) REFERENCES \`gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`instagram_posts_id\`) REFERENCES \`instagram_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`entries_id\`) REFERENCES \`entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`entry_photos_id\`) REFERENCES \`entry_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_talents_id_idx\` ON \`payload_locked_documents_rels\` (\`talents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_campaigns_id_idx\` ON \`payload_locked_documents_rels\` (\`campaigns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_magazines_id_idx\` ON \`payload_locked_documents_rels\` (\`magazines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_slides_id_idx\` ON \`payload_locked_documents_rels\` (\`slides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gallery_id_idx\` ON \`payload_locked_documents_rels\` (\`gallery_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_instagram_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`instagram_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_entry_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`entry_photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`website_texts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`website_texts_locales\` (
  	\`about_text\` text,
  	\`workshop_description\` text,
  	\`getscouted_intro\` text,
  	\`privacy_notice\` text,
  	\`contact_reference\` text,
  	\`contact_address\` text,
  	\`contact_zip\` text,
  	\`contact_phone\` text,
  	\`contact_whatsapp\` text,
  	\`contact_hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`website_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`website_texts_locales_locale_parent_id_unique\` ON \`website_texts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_website_texts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_website_texts_v_created_at_idx\` ON \`_website_texts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_website_texts_v_updated_at_idx\` ON \`_website_texts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_website_texts_v_locales\` (
  	\`version_about_text\` text,
  	\`version_workshop_description\` text,
  	\`version_getscouted_intro\` text,
  	\`version_privacy_notice\` text,
  	\`version_contact_reference\` text,
  	\`version_contact_address\` text,
  	\`version_contact_zip\` text,
  	\`version_contact_phone\` text,
  	\`version_contact_whatsapp\` text,
  	\`version_contact_hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_website_texts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_website_texts_v_locales_locale_parent_id_unique\` ON \`_website_texts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`website_images\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`logo_id\` integer,
  	\`intro_id\` integer,
  	\`share_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`intro_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`share_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`website_images_logo_idx\` ON \`website_images\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`website_images_intro_idx\` ON \`website_images\` (\`intro_id\`);`)
  await db.run(sql`CREATE INDEX \`website_images_share_idx\` ON \`website_images\` (\`share_id\`);`)
  await db.run(sql`CREATE TABLE \`_website_images_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_logo_id\` integer,
  	\`version_intro_id\` integer,
  	\`version_share_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_intro_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_share_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_website_images_v_version_version_logo_idx\` ON \`_website_images_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_website_images_v_version_version_intro_idx\` ON \`_website_images_v\` (\`version_intro_id\`);`)
  await db.run(sql`CREATE INDEX \`_website_images_v_version_version_share_idx\` ON \`_website_images_v\` (\`version_share_id\`);`)
  await db.run(sql`CREATE INDEX \`_website_images_v_created_at_idx\` ON \`_website_images_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_website_images_v_updated_at_idx\` ON \`_website_images_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`customizations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`agency_name\` text,
  	\`founded\` numeric,
  	\`theme_color\` text,
  	\`booking_provider_name\` text,
  	\`booking_provider_url\` text,
  	\`book_download\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_customizations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_agency_name\` text,
  	\`version_founded\` numeric,
  	\`version_theme_color\` text,
  	\`version_booking_provider_name\` text,
  	\`version_booking_provider_url\` text,
  	\`version_book_download\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_customizations_v_created_at_idx\` ON \`_customizations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_customizations_v_updated_at_idx\` ON \`_customizations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`social_medias\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`facebook\` text,
  	\`instagram\` text,
  	\`tiktok\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_social_medias_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_facebook\` text,
  	\`version_instagram\` text,
  	\`version_tiktok\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_medias_v_created_at_idx\` ON \`_social_medias_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_medias_v_updated_at_idx\` ON \`_social_medias_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`retention_months\` numeric,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`store_state\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`seed\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`talents_videos\`;`)
  await db.run(sql`DROP TABLE \`talents\`;`)
  await db.run(sql`DROP TABLE \`talents_rels\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_videos\`;`)
  await db.run(sql`DROP TABLE \`_talents_v\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_rels\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`DROP TABLE \`staff_locales\`;`)
  await db.run(sql`DROP TABLE \`_staff_v\`;`)
  await db.run(sql`DROP TABLE \`_staff_v_locales\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts_locales\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`campaigns\`;`)
  await db.run(sql`DROP TABLE \`campaigns_locales\`;`)
  await db.run(sql`DROP TABLE \`_campaigns_v\`;`)
  await db.run(sql`DROP TABLE \`_campaigns_v_locales\`;`)
  await db.run(sql`DROP TABLE \`magazines\`;`)
  await db.run(sql`DROP TABLE \`magazines_locales\`;`)
  await db.run(sql`DROP TABLE \`magazines_rels\`;`)
  await db.run(sql`DROP TABLE \`_magazines_v\`;`)
  await db.run(sql`DROP TABLE \`_magazines_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_magazines_v_rels\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`slides\`;`)
  await db.run(sql`DROP TABLE \`slides_locales\`;`)
  await db.run(sql`DROP TABLE \`_slides_v\`;`)
  await db.run(sql`DROP TABLE \`_slides_v_locales\`;`)
  await db.run(sql`DROP TABLE \`gallery\`;`)
  await db.run(sql`DROP TABLE \`gallery_locales\`;`)
  await db.run(sql`DROP TABLE \`_gallery_v\`;`)
  await db.run(sql`DROP TABLE \`_gallery_v_locales\`;`)
  await db.run(sql`DROP TABLE \`instagram_posts\`;`)
  await db.run(sql`DROP TABLE \`entries\`;`)
  await db.run(sql`DROP TABLE \`entries_rels\`;`)
  await db.run(sql`DROP TABLE \`entry_photos\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`website_texts\`;`)
  await db.run(sql`DROP TABLE \`website_texts_locales\`;`)
  await db.run(sql`DROP TABLE \`_website_texts_v\`;`)
  await db.run(sql`DROP TABLE \`_website_texts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`website_images\`;`)
  await db.run(sql`DROP TABLE \`_website_images_v\`;`)
  await db.run(sql`DROP TABLE \`customizations\`;`)
  await db.run(sql`DROP TABLE \`_customizations_v\`;`)
  await db.run(sql`DROP TABLE \`social_medias\`;`)
  await db.run(sql`DROP TABLE \`_social_medias_v\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`DROP TABLE \`store_state\`;`)
}
