// A program for logs.test.ts: starts the panel, sends forms while the database fails, and prints the status of each response.
import { createClient } from "@libsql/client";
import config from "@payload-config";
import { getPayload } from "payload";
import pg from "pg";

import { POST } from "../../src/app/[[...path]]/route";
import { startPanel } from "../../src/start-panel";
import { environment } from "../../src/environment";
import { isSqlite, runSql } from "../../src/database/sql";
import { CANARIES } from "../builders/log-canaries";

/** The default maximum of sessions in `pg`. */
const POOL_SIZE = 10;

type Failure = { name: string; begin: () => Promise<unknown>; end: () => Promise<unknown> };

const post = (path: string, init: RequestInit): Promise<Response> =>
  POST(new Request(`http://localhost:4000${path}`, { method: "POST", ...init }));

const signIn = async (): Promise<string> => {
  const body = JSON.stringify({ salt: environment.panelSalt, api_token: environment.panelApiToken });
  return (await (await post("/login", { body, headers: { "Content-Type": "application/json" } })).json()).token;
};

const sendForm = async (token: string, failure: string): Promise<number> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(CANARIES)) body.set(name, value);
  return (
    await post("/api/entry/contact/send", {
      body,
      headers: { Authorization: `Bearer ${token}`, "Idempotency-Key": `${CANARIES.key}-${failure}` },
    })
  ).status;
};

await startPanel();
const payload = await getPayload({ config });

/** Logs a database error like Payload, Next and Node log unhandled errors. */
const logSearchError = async (): Promise<void> => {
  try {
    await payload.find({ collection: "entries", where: { name: { equals: CANARIES.name } } });
  } catch (error) {
    payload.logger.error(error);
    payload.logger.error({ err: error, error, doc: CANARIES }, "A search failed");
    console.error(error);
    console.error("Failed:", { error, CANARIES });
    console.error(error instanceof Error ? error.stack : "");
    process.emit("uncaughtException", error instanceof Error ? error : new Error("no error"));
  }
};
process.on("uncaughtException", (error) => console.error("uncaughtException:", error)); // like Next's server

const sqliteFailures = (): Failure[] => {
  const other = createClient({ url: `file:${environment.dataDir}/panel.db` });
  let lock: Awaited<ReturnType<typeof other.transaction>> | null = null;
  return [
    { name: "locked", begin: async () => (lock = await other.transaction("write")), end: async () => lock?.rollback() },
    {
      name: "full",
      begin: () => runSql(payload, "PRAGMA max_page_count = 1"),
      end: () => runSql(payload, "PRAGMA max_page_count = 1000000"),
    },
    { name: "read-only", begin: () => runSql(payload, "PRAGMA query_only = ON"), end: () => runSql(payload, "PRAGMA query_only = OFF") },
    {
      name: "gone",
      begin: () => runSql(payload, "ALTER TABLE entries RENAME TO gone"),
      end: () => runSql(payload, "ALTER TABLE gone RENAME TO entries"),
    },
  ];
};

const postgresFailures = async (): Promise<Failure[]> => {
  const other = new pg.Client(environment.databaseUrl ?? "");
  await other.connect();
  const isOpen = (): Promise<boolean> =>
    runSql(payload, "SELECT 1").then(
      () => true,
      () => false,
    );
  // A query on an ended session fails once with 57P01; then the pool opens another one.
  const endSessions = async (): Promise<void> => {
    await other.query("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = 'panel'");
    let reads: boolean[];
    do reads = await Promise.all(Array.from({ length: POOL_SIZE }, isOpen));
    while (reads.includes(false));
  };
  const setAll = (name: string, value: string) => other.query(`ALTER DATABASE panel SET ${name} = ${value}`).then(endSessions);
  // PostgreSQL's own error only says "disk full"; this one repeats the values of the row.
  const full = `CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file for %', NEW.name USING ERRCODE = 'disk_full', DETAIL = NEW.email; END $$ LANGUAGE plpgsql`;
  await other.query(full);
  return [
    { name: "locked", begin: () => other.query("BEGIN; LOCK TABLE entries IN ACCESS EXCLUSIVE MODE"), end: () => other.query("ROLLBACK") },
    {
      name: "full",
      begin: () => other.query("CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION refuse()"),
      end: () => other.query("DROP TRIGGER full_disk ON entries"),
    },
    {
      name: "read-only",
      begin: () => setAll("default_transaction_read_only", "on"),
      end: () => other.query("SET default_transaction_read_only = off").then(() => setAll("default_transaction_read_only", "off")),
    },
    {
      name: "gone",
      begin: () => other.query("ALTER TABLE entries RENAME TO gone"),
      end: () => other.query("ALTER TABLE gone RENAME TO entries").then(() => other.end()),
    },
  ];
};

if (isSqlite(payload)) await runSql(payload, "PRAGMA busy_timeout = 50");
const token = await signIn();
for (const { name, begin, end } of isSqlite(payload) ? sqliteFailures() : await postgresFailures()) {
  await begin();
  process.stdout.write(`status ${name} ${await sendForm(token, name)}\n`);
  await logSearchError();
  await end();
}
process.stdout.write(`status none ${await sendForm(token, "none")}\n`);
process.exit(0);
