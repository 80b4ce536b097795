import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import pLimit from "p-limit";
import type { Payload } from "payload";

import { isSqlite } from "./sql";

type Client = SQLiteAdapter["client"];
type Statement = Parameters<Client["execute"]>[0];

/** The settings of a connection; all others are settings of the file. */
const CONNECTION_SETTINGS = ["busy_timeout", "synchronous", "journal_size_limit", "secure_delete", "foreign_keys"];

const hasClient = (database: object): database is { client: Client } => "client" in database;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && typeof error.code === "string" && error.code.startsWith("SQLITE_BUSY");

const readSettings = (client: Client): Promise<string[]> =>
  Promise.all(
    CONNECTION_SETTINGS.map(
      async (name) => `PRAGMA ${name} = ${String(Object.values((await client.execute(`PRAGMA ${name}`)).rows[0] ?? {})[0])}`,
    ),
  );

/**
 * Replaces the connection of SQLite after each SQLITE_BUSY. libsql does not reset a statement that failed with it. Until V8 finalizes the
 * statement, SQLite does not commit later writes of the same connection and finally rolls them back, although it reported them as done
 * (https://github.com/tursodatabase/libsql-client-ts/issues/352). Statements run one after the other, so that none uses the connection
 * between the failure and its replacement.
 */
export const replaceBusyConnections = async (payload: Payload): Promise<void> => {
  if (!isSqlite(payload) || !hasClient(payload.db)) return;
  const { client } = payload.db;
  const execute: (statement: Statement) => ReturnType<Client["execute"]> = client.execute.bind(client);
  const inOrder = pLimit(1);
  const settings = await readSettings(client);

  const replaceConnection = async (): Promise<void> => {
    // A transaction removes the connection from the client, which opens another one for its next statement.
    const transaction = await client.transaction("deferred");
    transaction.close();
    for (const setting of settings) await execute(setting);
  };

  client.execute = (statement: Statement) =>
    inOrder(async () => {
      try {
        return await execute(statement);
      } catch (error) {
        if (isBusy(error)) await replaceConnection();
        throw error;
      }
    });
};
