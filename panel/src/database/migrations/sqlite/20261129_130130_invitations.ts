import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` ADD \`invitation_hash\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invited_until\` text;`)
  await db.run(sql`CREATE INDEX \`users_invitation_hash_idx\` ON \`users\` (\`invitation_hash\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`users_invitation_hash_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invitation_hash\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invited_until\`;`)
}
