import type { Payload } from "payload";

import type { EntryKind } from "../contract/entry";
import { runSql } from "../database/sql";
import { numberIn, textIn, timeIn } from "../shared/rows";

export type Waiting = {
  /** Entries with the status `new`. */
  count: number;
  /** Arrival of the oldest of them, ISO 8601; null without one. */
  oldestAt: string | null;
  /** The number of them that arrived since the account's last visit; all of them at its first. */
  sinceVisit: number;
  /** Entries with the status `seen`. */
  inReview: number;
};

export type WaitingEntries = Record<EntryKind, Waiting>;

const NOTHING: Waiting = { count: 0, oldestAt: null, sinceVisit: 0, inReview: 0 };

const statement = (lastVisit: string | null): string => {
  // Formatted by `toISOString`, so that no text from outside is in the statement.
  const since = lastVisit === null ? null : new Date(lastVisit).toISOString();
  const isFresh = since === null ? "1 = 1" : `created_at > '${since}'`;
  return [
    `SELECT kind, status, COUNT(*) AS count, MIN(created_at) AS oldest, SUM(CASE WHEN ${isFresh} THEN 1 ELSE 0 END) AS fresh`,
    "FROM entries WHERE status IN ('new', 'seen') GROUP BY kind, status",
  ].join(" ");
};

/**
 * In SQL and without access rules, for roles that may read entries: Payload would need a query for each number, and the audit would record
 * its reads of entries although no person is shown.
 */
export const readWaiting = async (payload: Payload, lastVisit: string | null): Promise<WaitingEntries> => {
  const rows = await runSql(payload, statement(lastVisit));
  const waitingOf = (kind: EntryKind): Waiting => {
    const find = (status: string): unknown => rows.find((row) => textIn(row, "kind") === kind && textIn(row, "status") === status);
    const fresh = find("new");
    const inReview = numberIn(find("seen"), "count");
    if (fresh === undefined) return { ...NOTHING, inReview };
    return { count: numberIn(fresh, "count"), oldestAt: timeIn(fresh, "oldest"), sinceVisit: numberIn(fresh, "fresh"), inReview };
  };
  return { getScouted: waitingOf("getScouted"), contact: waitingOf("contact"), workshopContact: waitingOf("workshopContact") };
};
