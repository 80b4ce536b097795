import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`website_images\` ADD \`logo_dark_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`website_images\` ADD \`icon_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`website_images_logo_dark_idx\` ON \`website_images\` (\`logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`website_images_icon_idx\` ON \`website_images\` (\`icon_id\`);`)
  await db.run(sql`ALTER TABLE \`_website_images_v\` ADD \`version_logo_dark_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_website_images_v\` ADD \`version_icon_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_website_images_v_version_version_logo_dark_idx\` ON \`_website_images_v\` (\`version_logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_website_images_v_version_version_icon_idx\` ON \`_website_images_v\` (\`version_icon_id\`);`)
  await db.run(sql`ALTER TABLE \`customizations\` ADD \`initials\` text;`)
  await db.run(sql`ALTER TABLE \`customizations\` ADD \`display_face\` text;`)
  await db.run(sql`ALTER TABLE \`customizations\` ADD \`paper\` text;`)
  await db.run(sql`ALTER TABLE \`customizations\` ADD \`accents_kids\` text;`)
  await db.run(sql`ALTER TABLE \`customizations\` ADD \`accents_teens\` text;`)
  await db.run(sql`ALTER TABLE \`customizations\` ADD \`accents_atores\` text;`)
  await db.run(sql`ALTER TABLE \`customizations\` ADD \`accents_talents\` text;`)
  await db.run(sql`ALTER TABLE \`customizations\` ADD \`accents_digital_influencers\` text;`)
  await db.run(sql`ALTER TABLE \`customizations\` ADD \`accents_rest\` text;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` ADD \`version_initials\` text;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` ADD \`version_display_face\` text;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` ADD \`version_paper\` text;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` ADD \`version_accents_kids\` text;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` ADD \`version_accents_teens\` text;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` ADD \`version_accents_atores\` text;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` ADD \`version_accents_talents\` text;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` ADD \`version_accents_digital_influencers\` text;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` ADD \`version_accents_rest\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_website_images\` (
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
  await db.run(sql`INSERT INTO \`__new_website_images\`("id", "logo_id", "intro_id", "share_id", "updated_at", "created_at") SELECT "id", "logo_id", "intro_id", "share_id", "updated_at", "created_at" FROM \`website_images\`;`)
  await db.run(sql`DROP TABLE \`website_images\`;`)
  await db.run(sql`ALTER TABLE \`__new_website_images\` RENAME TO \`website_images\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`website_images_logo_idx\` ON \`website_images\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`website_images_intro_idx\` ON \`website_images\` (\`intro_id\`);`)
  await db.run(sql`CREATE INDEX \`website_images_share_idx\` ON \`website_images\` (\`share_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__website_images_v\` (
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
  await db.run(sql`INSERT INTO \`__new__website_images_v\`("id", "version_logo_id", "version_intro_id", "version_share_id", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_logo_id", "version_intro_id", "version_share_id", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_website_images_v\`;`)
  await db.run(sql`DROP TABLE \`_website_images_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__website_images_v\` RENAME TO \`_website_images_v\`;`)
  await db.run(sql`CREATE INDEX \`_website_images_v_version_version_logo_idx\` ON \`_website_images_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_website_images_v_version_version_intro_idx\` ON \`_website_images_v\` (\`version_intro_id\`);`)
  await db.run(sql`CREATE INDEX \`_website_images_v_version_version_share_idx\` ON \`_website_images_v\` (\`version_share_id\`);`)
  await db.run(sql`CREATE INDEX \`_website_images_v_created_at_idx\` ON \`_website_images_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_website_images_v_updated_at_idx\` ON \`_website_images_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`customizations\` DROP COLUMN \`initials\`;`)
  await db.run(sql`ALTER TABLE \`customizations\` DROP COLUMN \`display_face\`;`)
  await db.run(sql`ALTER TABLE \`customizations\` DROP COLUMN \`paper\`;`)
  await db.run(sql`ALTER TABLE \`customizations\` DROP COLUMN \`accents_kids\`;`)
  await db.run(sql`ALTER TABLE \`customizations\` DROP COLUMN \`accents_teens\`;`)
  await db.run(sql`ALTER TABLE \`customizations\` DROP COLUMN \`accents_atores\`;`)
  await db.run(sql`ALTER TABLE \`customizations\` DROP COLUMN \`accents_talents\`;`)
  await db.run(sql`ALTER TABLE \`customizations\` DROP COLUMN \`accents_digital_influencers\`;`)
  await db.run(sql`ALTER TABLE \`customizations\` DROP COLUMN \`accents_rest\`;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` DROP COLUMN \`version_initials\`;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` DROP COLUMN \`version_display_face\`;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` DROP COLUMN \`version_paper\`;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` DROP COLUMN \`version_accents_kids\`;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` DROP COLUMN \`version_accents_teens\`;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` DROP COLUMN \`version_accents_atores\`;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` DROP COLUMN \`version_accents_talents\`;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` DROP COLUMN \`version_accents_digital_influencers\`;`)
  await db.run(sql`ALTER TABLE \`_customizations_v\` DROP COLUMN \`version_accents_rest\`;`)
}
