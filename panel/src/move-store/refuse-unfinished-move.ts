import type { Payload } from "payload";

import { isSqlite, runSql } from "../database/sql";
import { STATE_SCHEMA } from "./move-state";

/** Prevents the start on the target of an unfinished move: even the creation of the first account would be a change. */
export const refuseUnfinishedMove = async (payload: Payload): Promise<void> => {
  if (isSqlite(payload)) return;
  const unfinished = await runSql(payload, `SELECT 1 FROM pg_namespace WHERE nspname = '${STATE_SCHEMA}'`);
  if (unfinished.length > 0)
    throw new Error("The database is the target of an unfinished move: run npm run move-store again, or use another database");
};
