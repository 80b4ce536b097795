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
  	\`showreel\` integer,
  	FOREIGN KEY (\`upload_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_videos_order_idx\` ON \`talents_videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`talents_videos_parent_id_idx\` ON \`talents_videos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`talents_videos_upload_idx\` ON \`talents_videos\` (\`upload_id\`);`)
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
  await db.run(sql`CREATE TABLE \`talents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`application\` numeric,
  	\`digitals_on\` text,
  	\`credit_kinds\` text,
  	\`published_at\` text,
  	\`name\` text,
  	\`gender\` text,
  	\`birthdate\` text,
  	\`instagram\` text,
  	\`agency_key\` text,
  	\`height\` text,
  	\`jeans\` text,
  	\`shoes\` text,
  	\`hair\` text,
  	\`hair_kind\` text,
  	\`eyes\` text,
  	\`skills\` text,
  	\`city\` text,
  	\`languages\` text,
  	\`travels\` integer,
  	\`cover_id\` integer,
  	\`title_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`talents_application_idx\` ON \`talents\` (\`application\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`talents_agency_key_idx\` ON \`talents\` (\`agency_key\`);`)
  await db.run(sql`CREATE INDEX \`talents_cover_idx\` ON \`talents\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`talents_title_key_idx\` ON \`talents\` (\`title_key\`);`)
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
  	\`showreel\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`upload_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_talents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_talents_v_version_videos_order_idx\` ON \`_talents_v_version_videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_videos_parent_id_idx\` ON \`_talents_v_version_videos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_videos_upload_idx\` ON \`_talents_v_version_videos\` (\`upload_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_talents_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_application\` numeric,
  	\`version_digitals_on\` text,
  	\`version_credit_kinds\` text,
  	\`version_published_at\` text,
  	\`version_name\` text,
  	\`version_gender\` text,
  	\`version_birthdate\` text,
  	\`version_instagram\` text,
  	\`version_agency_key\` text,
  	\`version_height\` text,
  	\`version_jeans\` text,
  	\`version_shoes\` text,
  	\`version_hair\` text,
  	\`version_hair_kind\` text,
  	\`version_eyes\` text,
  	\`version_skills\` text,
  	\`version_city\` text,
  	\`version_languages\` text,
  	\`version_travels\` integer,
  	\`version_cover_id\` integer,
  	\`version_title_key\` text,
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
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_application_idx\` ON \`_talents_v\` (\`version_application\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_agency_key_idx\` ON \`_talents_v\` (\`version_agency_key\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_cover_idx\` ON \`_talents_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_title_key_idx\` ON \`_talents_v\` (\`version_title_key\`);`)
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
  	\`title_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`staff__order_idx\` ON \`staff\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`staff_cover_idx\` ON \`staff\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_title_key_idx\` ON \`staff\` (\`title_key\`);`)
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
  	\`version_title_key\` text,
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
  await db.run(sql`CREATE INDEX \`_staff_v_version_version_title_key_idx\` ON \`_staff_v\` (\`version_title_key\`);`)
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
  	\`title_key\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_slug_idx\` ON \`posts_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`posts_title_key_idx\` ON \`posts_locales\` (\`title_key\`,\`_locale\`);`)
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
  	\`version_title_key\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_title_key_idx\` ON \`_posts_v_locales\` (\`version_title_key\`,\`_locale\`);`)
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
  	\`title_key\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_title_key_idx\` ON \`campaigns_locales\` (\`title_key\`,\`_locale\`);`)
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
  	\`version_title_key\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_campaigns_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_campaigns_v_version_version_title_key_idx\` ON \`_campaigns_v_locales\` (\`version_title_key\`,\`_locale\`);`)
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
  	\`title_key\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`magazines\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`magazines_title_key_idx\` ON \`magazines_locales\` (\`title_key\`,\`_locale\`);`)
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
  	\`version_title_key\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_magazines_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_magazines_v_version_version_title_key_idx\` ON \`_magazines_v_locales\` (\`version_title_key\`,\`_locale\`);`)
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
  await db.run(sql`CREATE TABLE \`boards\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`cover_id\` integer,
  	\`kind\` text DEFAULT 'picked',
  	\`rule\` text,
  	\`menu\` integer DEFAULT false,
  	\`home\` integer DEFAULT false,
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`boards__order_idx\` ON \`boards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`boards_cover_idx\` ON \`boards\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`boards_slug_idx\` ON \`boards\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`boards_updated_at_idx\` ON \`boards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`boards_created_at_idx\` ON \`boards\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`boards__status_idx\` ON \`boards\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`boards_locales\` (
  	\`name\` text,
  	\`body\` text,
  	\`title_key\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`boards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`boards_title_key_idx\` ON \`boards_locales\` (\`title_key\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`boards_locales_locale_parent_id_unique\` ON \`boards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`boards_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`talents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`boards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`talents_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`boards_rels_order_idx\` ON \`boards_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`boards_rels_parent_idx\` ON \`boards_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`boards_rels_path_idx\` ON \`boards_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`boards_rels_talents_id_idx\` ON \`boards_rels\` (\`talents_id\`);`)
  await db.run(sql`CREATE TABLE \`_boards_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_cover_id\` integer,
  	\`version_kind\` text DEFAULT 'picked',
  	\`version_rule\` text,
  	\`version_menu\` integer DEFAULT false,
  	\`version_home\` integer DEFAULT false,
  	\`version_slug\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`boards\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_boards_v_parent_idx\` ON \`_boards_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_boards_v_version_version__order_idx\` ON \`_boards_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_boards_v_version_version_cover_idx\` ON \`_boards_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_boards_v_version_version_slug_idx\` ON \`_boards_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_boards_v_version_version_updated_at_idx\` ON \`_boards_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_boards_v_version_version_created_at_idx\` ON \`_boards_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_boards_v_version_version__status_idx\` ON \`_boards_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_boards_v_created_at_idx\` ON \`_boards_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_boards_v_updated_at_idx\` ON \`_boards_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_boards_v_snapshot_idx\` ON \`_boards_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_boards_v_published_locale_idx\` ON \`_boards_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_boards_v_latest_idx\` ON \`_boards_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_boards_v_locales\` (
  	\`version_name\` text,
  	\`version_body\` text,
  	\`version_title_key\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_boards_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_boards_v_version_version_title_key_idx\` ON \`_boards_v_locales\` (\`version_title_key\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_boards_v_locales_locale_parent_id_unique\` ON \`_boards_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_boards_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`talents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_boards_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`talents_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_boards_v_rels_order_idx\` ON \`_boards_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_boards_v_rels_parent_idx\` ON \`_boards_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_boards_v_rels_path_idx\` ON \`_boards_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_boards_v_rels_talents_id_idx\` ON \`_boards_v_rels\` (\`talents_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_objectkey\` text,
  	\`prefix\` text,
  	\`source_hash\` text,
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
  await db.run(sql`CREATE INDEX \`media_source_hash_idx\` ON \`media\` (\`source_hash\`);`)
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
  	\`title_key\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`slides_title_key_idx\` ON \`slides_locales\` (\`title_key\`,\`_locale\`);`)
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
  	\`version_title_key\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_slides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_slides_v_version_version_title_key_idx\` ON \`_slides_v_locales\` (\`version_title_key\`,\`_locale\`);`)
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
  	\`title_key\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`gallery_title_key_idx\` ON \`gallery_locales\` (\`title_key\`,\`_locale\`);`)
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
  	\`version_title_key\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_gallery_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_gallery_v_version_version_title_key_idx\` ON \`_gallery_v_locales\` (\`version_title_key\`,\`_locale\`);`)
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
  	\`locale\` text,
  	\`selection\` text,
  	\`reference\` text,
  	\`name_key\` text,
  	\`phone_key\` text,
  	\`email_key\` text,
  	\`city_key\` text,
  	\`height_cm\` numeric,
  	\`access_key_hash\` text,
  	\`confirmation\` text,
  	\`confirmation_hash\` text,
  	\`confirmation_sent_at\` text,
  	\`confirmed_at\` text,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`decline_reason\` text,
  	\`status_at\` text,
  	\`assigned_to_id\` integer,
  	\`talent_id\` integer,
  	\`photos_deleted_at\` text,
  	\`notes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assigned_to_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`talent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`entries_kind_idx\` ON \`entries\` (\`kind\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`entries_idempotency_key_idx\` ON \`entries\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`entries_reference_idx\` ON \`entries\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`entries_name_key_idx\` ON \`entries\` (\`name_key\`);`)
  await db.run(sql`CREATE INDEX \`entries_phone_key_idx\` ON \`entries\` (\`phone_key\`);`)
  await db.run(sql`CREATE INDEX \`entries_email_key_idx\` ON \`entries\` (\`email_key\`);`)
  await db.run(sql`CREATE INDEX \`entries_city_key_idx\` ON \`entries\` (\`city_key\`);`)
  await db.run(sql`CREATE INDEX \`entries_height_cm_idx\` ON \`entries\` (\`height_cm\`);`)
  await db.run(sql`CREATE INDEX \`entries_confirmation_idx\` ON \`entries\` (\`confirmation\`);`)
  await db.run(sql`CREATE INDEX \`entries_confirmation_hash_idx\` ON \`entries\` (\`confirmation_hash\`);`)
  await db.run(sql`CREATE INDEX \`entries_status_idx\` ON \`entries\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`entries_status_at_idx\` ON \`entries\` (\`status_at\`);`)
  await db.run(sql`CREATE INDEX \`entries_assigned_to_idx\` ON \`entries\` (\`assigned_to_id\`);`)
  await db.run(sql`CREATE INDEX \`entries_talent_idx\` ON \`entries\` (\`talent_id\`);`)
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
  	\`_objectkey\` text,
  	\`prefix\` text,
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
  await db.run(sql`CREATE TABLE \`entry_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`entry\` numeric NOT NULL,
  	\`account\` numeric,
  	\`account_name\` text,
  	\`event\` text NOT NULL,
  	\`from\` text,
  	\`to\` text,
  	\`batch\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`entry_events_entry_idx\` ON \`entry_events\` (\`entry\`);`)
  await db.run(sql`CREATE INDEX \`entry_events_batch_idx\` ON \`entry_events\` (\`batch\`);`)
  await db.run(sql`CREATE INDEX \`entry_events_updated_at_idx\` ON \`entry_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`entry_events_created_at_idx\` ON \`entry_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`consents_scopes\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`consents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`consents_scopes_order_idx\` ON \`consents_scopes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`consents_scopes_parent_idx\` ON \`consents_scopes\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`consents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`talent_id\` integer NOT NULL,
  	\`given_by\` text NOT NULL,
  	\`person\` text NOT NULL,
  	\`given_at\` text NOT NULL,
  	\`expires_at\` text,
  	\`document_id\` integer,
  	\`withdrawn_at\` text,
  	\`note\` text,
  	\`entry\` numeric,
  	\`wording\` text,
  	\`title_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`talent_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`consent_documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`consents_talent_idx\` ON \`consents\` (\`talent_id\`);`)
  await db.run(sql`CREATE INDEX \`consents_expires_at_idx\` ON \`consents\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`consents_document_idx\` ON \`consents\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`consents_entry_idx\` ON \`consents\` (\`entry\`);`)
  await db.run(sql`CREATE INDEX \`consents_title_key_idx\` ON \`consents\` (\`title_key\`);`)
  await db.run(sql`CREATE INDEX \`consents_updated_at_idx\` ON \`consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consents_created_at_idx\` ON \`consents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`consents_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`consents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`consents_texts_order_parent\` ON \`consents_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`consent_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_objectkey\` text,
  	\`prefix\` text,
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
  await db.run(sql`CREATE INDEX \`consent_documents_updated_at_idx\` ON \`consent_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consent_documents_created_at_idx\` ON \`consent_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`consent_documents_filename_idx\` ON \`consent_documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`consent_wordings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`consent_wordings_version_idx\` ON \`consent_wordings\` (\`version\`);`)
  await db.run(sql`CREATE INDEX \`consent_wordings_updated_at_idx\` ON \`consent_wordings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consent_wordings_created_at_idx\` ON \`consent_wordings\` (\`created_at\`);`)
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
  	\`title_key\` text,
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
  await db.run(sql`CREATE INDEX \`packages_title_key_idx\` ON \`packages\` (\`title_key\`);`)
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
  await db.run(sql`CREATE TABLE \`audit_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` numeric,
  	\`account_name\` text,
  	\`action\` text NOT NULL,
  	\`store\` text NOT NULL,
  	\`record\` text,
  	\`detail\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_events_account_idx\` ON \`audit_events\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`audit_events_store_idx\` ON \`audit_events\` (\`store\`);`)
  await db.run(sql`CREATE INDEX \`audit_events_record_idx\` ON \`audit_events\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`audit_events_updated_at_idx\` ON \`audit_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_events_created_at_idx\` ON \`audit_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_events_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`audit_events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_events_texts_order_parent\` ON \`audit_events_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_events_texts_text_idx\` ON \`audit_events_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`pending_deletions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`store\` text NOT NULL,
  	\`filename\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`problem\` text,
  	\`due_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`pending_deletions_filename_idx\` ON \`pending_deletions\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`pending_deletions_due_at_idx\` ON \`pending_deletions\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`pending_deletions_updated_at_idx\` ON \`pending_deletions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pending_deletions_created_at_idx\` ON \`pending_deletions\` (\`created_at\`);`)
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
  	\`title_key\` text,
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
  await db.run(sql`CREATE INDEX \`users_title_key_idx\` ON \`users\` (\`title_key\`);`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`secret\` text NOT NULL,
  	\`enabled_at\` text,
  	\`last_step\` numeric DEFAULT 0 NOT NULL,
  	\`failures\` numeric DEFAULT 0 NOT NULL,
  	\`locked_until\` text,
  	\`recovery_codes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_account_idx\` ON \`second_factors\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
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
  	\`boards_id\` integer,
  	\`media_id\` integer,
  	\`slides_id\` integer,
  	\`gallery_id\` integer,
  	\`instagram_posts_id\` integer,
  	\`entries_id\` integer,
  	\`entry_photos_id\` integer,
  	\`consents_id\` integer,
  	\`consent_documents_id\` integer,
  	\`pending_deletions_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`talents_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`campaigns_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`magazines_id\`) REFERENCES \`magazines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`boards_id\`) REFERENCES \`boards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`slides_id\`) REFERENCES \`slides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_id\`) REFERENCES \`gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`instagram_posts_id\`) REFERENCES \`instagram_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`entries_id\`) REFERENCES \`entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`entry_photos_id\`) REFERENCES \`entry_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consents_id\`) REFERENCES \`consents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consent_documents_id\`) REFERENCES \`consent_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pending_deletions_id\`) REFERENCES \`pending_deletions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_boards_id_idx\` ON \`payload_locked_documents_rels\` (\`boards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_slides_id_idx\` ON \`payload_locked_documents_rels\` (\`slides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gallery_id_idx\` ON \`payload_locked_documents_rels\` (\`gallery_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_instagram_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`instagram_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_entry_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`entry_photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consents_id_idx\` ON \`payload_locked_documents_rels\` (\`consents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consent_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`consent_documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pending_deletions_id_idx\` ON \`payload_locked_documents_rels\` (\`pending_deletions_id\`);`)
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
  await db.run(sql`CREATE TABLE \`home_page_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`section\` text NOT NULL,
  	\`shown\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_sections_order_idx\` ON \`home_page_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_sections_parent_id_idx\` ON \`home_page_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`doors_kids_id\` integer,
  	\`doors_teens_id\` integer,
  	\`doors_atores_id\` integer,
  	\`doors_talents_id\` integer,
  	\`doors_digital_influencers_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`doors_kids_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`doors_teens_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`doors_atores_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`doors_talents_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`doors_digital_influencers_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_doors_doors_kids_idx\` ON \`home_page\` (\`doors_kids_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_doors_doors_teens_idx\` ON \`home_page\` (\`doors_teens_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_doors_doors_atores_idx\` ON \`home_page\` (\`doors_atores_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_doors_doors_talents_idx\` ON \`home_page\` (\`doors_talents_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_doors_doors_digital_influencers_idx\` ON \`home_page\` (\`doors_digital_influencers_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`talents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`talents_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_rels_order_idx\` ON \`home_page_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_rels_parent_idx\` ON \`home_page_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_rels_path_idx\` ON \`home_page_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`home_page_rels_talents_id_idx\` ON \`home_page_rels\` (\`talents_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`section\` text NOT NULL,
  	\`shown\` integer DEFAULT true,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_sections_order_idx\` ON \`_home_page_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_sections_parent_id_idx\` ON \`_home_page_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_doors_kids_id\` integer,
  	\`version_doors_teens_id\` integer,
  	\`version_doors_atores_id\` integer,
  	\`version_doors_talents_id\` integer,
  	\`version_doors_digital_influencers_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_doors_kids_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_doors_teens_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_doors_atores_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_doors_talents_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_doors_digital_influencers_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_doors_version_doors_kids_idx\` ON \`_home_page_v\` (\`version_doors_kids_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_doors_version_doors_teens_idx\` ON \`_home_page_v\` (\`version_doors_teens_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_doors_version_doors_atores_idx\` ON \`_home_page_v\` (\`version_doors_atores_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_doors_version_doors_talents_idx\` ON \`_home_page_v\` (\`version_doors_talents_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_doors_version_doors_digital_influen_idx\` ON \`_home_page_v\` (\`version_doors_digital_influencers_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_created_at_idx\` ON \`_home_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_updated_at_idx\` ON \`_home_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`talents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`talents_id\`) REFERENCES \`talents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_rels_order_idx\` ON \`_home_page_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_rels_parent_idx\` ON \`_home_page_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_rels_path_idx\` ON \`_home_page_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_rels_talents_id_idx\` ON \`_home_page_v_rels\` (\`talents_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`item\` text NOT NULL,
  	\`shown\` integer DEFAULT true,
  	\`board_id\` integer,
  	FOREIGN KEY (\`board_id\`) REFERENCES \`boards\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_items_order_idx\` ON \`menu_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_items_parent_id_idx\` ON \`menu_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_items_board_idx\` ON \`menu_items\` (\`board_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_items_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menu_items_locales_locale_parent_id_unique\` ON \`menu_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_menu_v_version_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`item\` text NOT NULL,
  	\`shown\` integer DEFAULT true,
  	\`board_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`board_id\`) REFERENCES \`boards\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_v_version_items_order_idx\` ON \`_menu_v_version_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_items_parent_id_idx\` ON \`_menu_v_version_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_items_board_idx\` ON \`_menu_v_version_items\` (\`board_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v_version_items_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_v_version_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menu_v_version_items_locales_locale_parent_id_unique\` ON \`_menu_v_version_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_v_created_at_idx\` ON \`_menu_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_updated_at_idx\` ON \`_menu_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`website_texts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`words\` text,
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
  	\`version_words\` text,
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
  	\`logo_dark_id\` integer,
  	\`icon_id\` integer,
  	\`intro_id\` integer,
  	\`share_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`intro_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`share_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`website_images_logo_idx\` ON \`website_images\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`website_images_logo_dark_idx\` ON \`website_images\` (\`logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`website_images_icon_idx\` ON \`website_images\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`website_images_intro_idx\` ON \`website_images\` (\`intro_id\`);`)
  await db.run(sql`CREATE INDEX \`website_images_share_idx\` ON \`website_images\` (\`share_id\`);`)
  await db.run(sql`CREATE TABLE \`_website_images_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_logo_id\` integer,
  	\`version_logo_dark_id\` integer,
  	\`version_icon_id\` integer,
  	\`version_intro_id\` integer,
  	\`version_share_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_intro_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_share_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_website_images_v_version_version_logo_idx\` ON \`_website_images_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_website_images_v_version_version_logo_dark_idx\` ON \`_website_images_v\` (\`version_logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_website_images_v_version_version_icon_idx\` ON \`_website_images_v\` (\`version_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_website_images_v_version_version_intro_idx\` ON \`_website_images_v\` (\`version_intro_id\`);`)
  await db.run(sql`CREATE INDEX \`_website_images_v_version_version_share_idx\` ON \`_website_images_v\` (\`version_share_id\`);`)
  await db.run(sql`CREATE INDEX \`_website_images_v_created_at_idx\` ON \`_website_images_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_website_images_v_updated_at_idx\` ON \`_website_images_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`customizations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`agency_name\` text,
  	\`initials\` text,
  	\`founded\` numeric,
  	\`booking_provider_name\` text,
  	\`booking_provider_url\` text,
  	\`display_face\` text,
  	\`paper\` text,
  	\`accents_kids\` text,
  	\`accents_teens\` text,
  	\`accents_atores\` text,
  	\`accents_talents\` text,
  	\`accents_digital_influencers\` text,
  	\`accents_rest\` text,
  	\`theme_color\` text,
  	\`home_intro\` integer DEFAULT true,
  	\`english\` integer DEFAULT true,
  	\`book_download\` integer DEFAULT false,
  	\`minors_instagram\` integer DEFAULT false,
  	\`minors_digitals\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_customizations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_agency_name\` text,
  	\`version_initials\` text,
  	\`version_founded\` numeric,
  	\`version_booking_provider_name\` text,
  	\`version_booking_provider_url\` text,
  	\`version_display_face\` text,
  	\`version_paper\` text,
  	\`version_accents_kids\` text,
  	\`version_accents_teens\` text,
  	\`version_accents_atores\` text,
  	\`version_accents_talents\` text,
  	\`version_accents_digital_influencers\` text,
  	\`version_accents_rest\` text,
  	\`version_theme_color\` text,
  	\`version_home_intro\` integer DEFAULT true,
  	\`version_english\` integer DEFAULT true,
  	\`version_book_download\` integer DEFAULT false,
  	\`version_minors_instagram\` integer DEFAULT false,
  	\`version_minors_digitals\` integer DEFAULT false,
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
  	\`demand_second_factor\` integer DEFAULT false,
  	\`retention_months\` numeric,
  	\`declined_photo_days\` numeric DEFAULT 30,
  	\`unconfirmed_days\` numeric DEFAULT 30,
  	\`package_days\` numeric DEFAULT 90,
  	\`consent_grace_until\` text,
  	\`count_visits\` integer DEFAULT true,
  	\`numbers_max_age_days\` numeric DEFAULT 180,
  	\`message_templates_application_pt\` text,
  	\`message_templates_application_en\` text,
  	\`message_templates_enquiry_pt\` text,
  	\`message_templates_enquiry_en\` text,
  	\`message_templates_workshop_pt\` text,
  	\`message_templates_workshop_en\` text,
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
  await db.run(sql`DROP TABLE \`talents_credits\`;`)
  await db.run(sql`DROP TABLE \`talents_digitals\`;`)
  await db.run(sql`DROP TABLE \`talents_networks\`;`)
  await db.run(sql`DROP TABLE \`talents\`;`)
  await db.run(sql`DROP TABLE \`talents_rels\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_videos\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_credits\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_digitals\`;`)
  await db.run(sql`DROP TABLE \`_talents_v_version_networks\`;`)
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
  await db.run(sql`DROP TABLE \`boards\`;`)
  await db.run(sql`DROP TABLE \`boards_locales\`;`)
  await db.run(sql`DROP TABLE \`boards_rels\`;`)
  await db.run(sql`DROP TABLE \`_boards_v\`;`)
  await db.run(sql`DROP TABLE \`_boards_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_boards_v_rels\`;`)
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
  await db.run(sql`DROP TABLE \`entry_events\`;`)
  await db.run(sql`DROP TABLE \`consents_scopes\`;`)
  await db.run(sql`DROP TABLE \`consents\`;`)
  await db.run(sql`DROP TABLE \`consents_texts\`;`)
  await db.run(sql`DROP TABLE \`consent_documents\`;`)
  await db.run(sql`DROP TABLE \`consent_wordings\`;`)
  await db.run(sql`DROP TABLE \`packages\`;`)
  await db.run(sql`DROP TABLE \`package_people\`;`)
  await db.run(sql`DROP TABLE \`package_picks\`;`)
  await db.run(sql`DROP TABLE \`audit_events\`;`)
  await db.run(sql`DROP TABLE \`audit_events_texts\`;`)
  await db.run(sql`DROP TABLE \`pending_deletions\`;`)
  await db.run(sql`DROP TABLE \`roster_imports\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`home_page_sections\`;`)
  await db.run(sql`DROP TABLE \`home_page\`;`)
  await db.run(sql`DROP TABLE \`home_page_rels\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_rels\`;`)
  await db.run(sql`DROP TABLE \`menu_items\`;`)
  await db.run(sql`DROP TABLE \`menu_items_locales\`;`)
  await db.run(sql`DROP TABLE \`menu\`;`)
  await db.run(sql`DROP TABLE \`_menu_v_version_items\`;`)
  await db.run(sql`DROP TABLE \`_menu_v_version_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_menu_v\`;`)
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
