import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`talents\` ADD \`application\` numeric;`)
  await db.run(sql`CREATE INDEX \`talents_application_idx\` ON \`talents\` (\`application\`);`)
  await db.run(sql`ALTER TABLE \`_talents_v\` ADD \`version_application\` numeric;`)
  await db.run(sql`CREATE INDEX \`_talents_v_version_version_application_idx\` ON \`_talents_v\` (\`version_application\`);`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`locale\` text;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`selection\` text;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`reference\` text;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`name_key\` text;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`phone_key\` text;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`email_key\` text;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`city_key\` text;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`height_cm\` numeric;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`access_key_hash\` text;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`confirmation\` text;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`confirmation_hash\` text;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`confirmation_sent_at\` text;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`confirmed_at\` text;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`decline_reason\` text;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`status_at\` text;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`assigned_to_id\` integer REFERENCES users(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`talent_id\` integer REFERENCES talents(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`entries\` ADD \`photos_deleted_at\` text;`)
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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`consents_id\` integer REFERENCES consents(id) ON DELETE CASCADE;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`consent_documents_id\` integer REFERENCES consent_documents(id) ON DELETE CASCADE;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consents_id_idx\` ON \`payload_locked_documents_rels\` (\`consents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consent_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`consent_documents_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`declined_photo_days\` numeric DEFAULT 30;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`unconfirmed_days\` numeric DEFAULT 30;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`consent_grace_until\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`count_visits\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`message_templates_application_pt\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`message_templates_application_en\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`message_templates_enquiry_pt\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`message_templates_enquiry_en\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`entry_events\`;`)
  await db.run(sql`DROP TABLE \`consents_scopes\`;`)
  await db.run(sql`DROP TABLE \`consents\`;`)
  await db.run(sql`DROP TABLE \`consents_texts\`;`)
  await db.run(sql`DROP TABLE \`consent_documents\`;`)
  await db.run(sql`DROP TABLE \`audit_events\`;`)
  await db.run(sql`DROP TABLE \`audit_events_texts\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_entries\` (
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
  await db.run(sql`INSERT INTO \`__new_entries\`("id", "kind", "name", "email", "phone", "city", "instagram", "message", "guardian", "consent_version", "consent_at", "consent_locale", "gender", "birthdate", "age", "tiktok", "height", "bust", "waist", "hips", "jeans", "shoes", "hair", "eyes", "idempotency_key", "status", "notes", "updated_at", "created_at") SELECT "id", "kind", "name", "email", "phone", "city", "instagram", "message", "guardian", "consent_version", "consent_at", "consent_locale", "gender", "birthdate", "age", "tiktok", "height", "bust", "waist", "hips", "jeans", "shoes", "hair", "eyes", "idempotency_key", "status", "notes", "updated_at", "created_at" FROM \`entries\`;`)
  await db.run(sql`DROP TABLE \`entries\`;`)
  await db.run(sql`ALTER TABLE \`__new_entries\` RENAME TO \`entries\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`entries_kind_idx\` ON \`entries\` (\`kind\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`entries_idempotency_key_idx\` ON \`entries\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`entries_updated_at_idx\` ON \`entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`entries_created_at_idx\` ON \`entries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
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
  	\`pending_deletions_id\` integer,
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
  	FOREIGN KEY (\`pending_deletions_id\`) REFERENCES \`pending_deletions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "talents_id", "categories_id", "staff_id", "posts_id", "campaigns_id", "magazines_id", "media_id", "slides_id", "gallery_id", "instagram_posts_id", "entries_id", "entry_photos_id", "pending_deletions_id", "users_id") SELECT "id", "order", "parent_id", "path", "talents_id", "categories_id", "staff_id", "posts_id", "campaigns_id", "magazines_id", "media_id", "slides_id", "gallery_id", "instagram_posts_id", "entries_id", "entry_photos_id", "pending_deletions_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pending_deletions_id_idx\` ON \`payload_locked_documents_rels\` (\`pending_deletions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`talents_application_idx\`;`)
  await db.run(sql`ALTER TABLE \`talents\` DROP COLUMN \`application\`;`)
  await db.run(sql`DROP INDEX \`_talents_v_version_version_application_idx\`;`)
  await db.run(sql`ALTER TABLE \`_talents_v\` DROP COLUMN \`version_application\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`declined_photo_days\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`unconfirmed_days\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`consent_grace_until\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`count_visits\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`message_templates_application_pt\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`message_templates_application_en\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`message_templates_enquiry_pt\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`message_templates_enquiry_en\`;`)
}
