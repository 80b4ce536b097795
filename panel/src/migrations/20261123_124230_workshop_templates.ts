import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` ADD \`message_templates_workshop_pt\` text;`);
  await db.run(sql`ALTER TABLE \`settings\` ADD \`message_templates_workshop_en\` text;`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`message_templates_workshop_pt\`;`);
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`message_templates_workshop_en\`;`);
}
