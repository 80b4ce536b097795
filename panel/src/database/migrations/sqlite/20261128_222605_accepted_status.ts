import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE \`entries\` SET \`status\` = 'accepted' WHERE \`status\` = 'taken';`)
  await db.run(sql`UPDATE \`entry_events\` SET \`from\` = 'accepted' WHERE \`from\` = 'taken';`)
  await db.run(sql`UPDATE \`entry_events\` SET \`to\` = 'accepted' WHERE \`to\` = 'taken';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE \`entries\` SET \`status\` = 'taken' WHERE \`status\` = 'accepted';`)
  await db.run(sql`UPDATE \`entry_events\` SET \`from\` = 'taken' WHERE \`from\` = 'accepted';`)
  await db.run(sql`UPDATE \`entry_events\` SET \`to\` = 'taken' WHERE \`to\` = 'accepted';`)
}
