import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`boards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
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
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_boards_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`boards_id\` integer REFERENCES boards(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_boards_id_idx\` ON \`payload_locked_documents_rels\` (\`boards_id\`);`)
  await db.run(sql`ALTER TABLE \`menu_items\` ADD \`board_id\` integer REFERENCES boards(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`menu_items_board_idx\` ON \`menu_items\` (\`board_id\`);`)
  await db.run(sql`ALTER TABLE \`_menu_v_version_items\` ADD \`board_id\` integer REFERENCES boards(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_items_board_idx\` ON \`_menu_v_version_items\` (\`board_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`boards\`;`)
  await db.run(sql`DROP TABLE \`boards_locales\`;`)
  await db.run(sql`DROP TABLE \`boards_rels\`;`)
  await db.run(sql`DROP TABLE \`_boards_v\`;`)
  await db.run(sql`DROP TABLE \`_boards_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_boards_v_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "talents_id", "categories_id", "staff_id", "posts_id", "campaigns_id", "magazines_id", "media_id", "slides_id", "gallery_id", "instagram_posts_id", "entries_id", "entry_photos_id", "consents_id", "consent_documents_id", "pending_deletions_id", "users_id") SELECT "id", "order", "parent_id", "path", "talents_id", "categories_id", "staff_id", "posts_id", "campaigns_id", "magazines_id", "media_id", "slides_id", "gallery_id", "instagram_posts_id", "entries_id", "entry_photos_id", "consents_id", "consent_documents_id", "pending_deletions_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consents_id_idx\` ON \`payload_locked_documents_rels\` (\`consents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consent_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`consent_documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pending_deletions_id_idx\` ON \`payload_locked_documents_rels\` (\`pending_deletions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`item\` text NOT NULL,
  	\`shown\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menu_items\`("_order", "_parent_id", "id", "item", "shown") SELECT "_order", "_parent_id", "id", "item", "shown" FROM \`menu_items\`;`)
  await db.run(sql`DROP TABLE \`menu_items\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_items\` RENAME TO \`menu_items\`;`)
  await db.run(sql`CREATE INDEX \`menu_items_order_idx\` ON \`menu_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_items_parent_id_idx\` ON \`menu_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__menu_v_version_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`item\` text NOT NULL,
  	\`shown\` integer DEFAULT true,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__menu_v_version_items\`("_order", "_parent_id", "id", "item", "shown", "_uuid") SELECT "_order", "_parent_id", "id", "item", "shown", "_uuid" FROM \`_menu_v_version_items\`;`)
  await db.run(sql`DROP TABLE \`_menu_v_version_items\`;`)
  await db.run(sql`ALTER TABLE \`__new__menu_v_version_items\` RENAME TO \`_menu_v_version_items\`;`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_items_order_idx\` ON \`_menu_v_version_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_items_parent_id_idx\` ON \`_menu_v_version_items\` (\`_parent_id\`);`)
}
