import type { Payload } from "payload";

import { isSqlite, runSql } from "../../src/database/sql";

const SQLITE = "CREATE TRIGGER disk_is_full BEFORE INSERT ON audit_events BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END";

const POSTGRES = [
  "CREATE FUNCTION disk_is_full() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$ LANGUAGE plpgsql",
  "CREATE TRIGGER disk_is_full BEFORE INSERT ON audit_events FOR EACH ROW EXECUTE FUNCTION disk_is_full()",
];

/** Makes the database reject every new audit record until the returned function is called. */
export const refuseAuditRecords = async (payload: Payload): Promise<() => Promise<void>> => {
  for (const statement of isSqlite(payload) ? [SQLITE] : POSTGRES) await runSql(payload, statement);
  return async () => {
    await runSql(payload, isSqlite(payload) ? "DROP TRIGGER disk_is_full" : "DROP FUNCTION disk_is_full CASCADE");
  };
};
