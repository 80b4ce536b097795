import type { Payload } from "payload";

import { runSql } from "../database/sql";
import { addDays, type Day } from "../lib/days";
import type { ConsentClock } from "./rules";

const ADULT_AGE = 18;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Everybody born later may be a minor: a month more than 18 years, since ages are counted as of the first of a month. */
const birthdateLimit = (today: Day): Day => addDays(`${Number(today.slice(0, 4)) - ADULT_AGE}${today.slice(4)}`, -31);

const statement = ({ today, graceUntil }: ConsentClock): string => {
  const ofSite = `SELECT 1 FROM consents c JOIN consents_scopes s ON s.parent_id = c.id AND s.value = 'site' WHERE c.talent_id = t.id`;
  // A day more at each end, since the stored times are not the ends of days in the site's time zone.
  const holds = `c.withdrawn_at IS NULL AND (c.expires_at IS NULL OR c.expires_at > '${addDays(today, 2)}') AND c.given_at < '${addDays(today, -1)}'`;
  const isMinor = `t.birthdate IS NULL OR length(t.birthdate) <> 10 OR t.birthdate > '${birthdateLimit(today)}'`;
  const hasGrace = graceUntil !== null && today <= graceUntil;
  return [
    `SELECT t.id FROM talents t WHERE t._status = 'published' AND NOT EXISTS (${ofSite} AND ${holds})`,
    `AND (${hasGrace ? `EXISTS (${ofSite})` : `${isMinor} OR EXISTS (${ofSite} AND c.given_by = 'self')`})`,
  ].join(" ");
};

/**
 * Ids of the published talents who may be without a consent that they need; the rules decide about each. In SQL, because the job of
 * every minute would otherwise read all talents and all consents.
 */
export const findCandidates = async (payload: Payload, clock: ConsentClock): Promise<number[]> => {
  if (!isDay(clock.today)) throw new Error(`"${clock.today}" is no day`);
  const rows = await runSql(payload, statement(clock));
  return rows.flatMap((row) => (typeof row === "object" && row !== null && "id" in row ? [Number(row.id)] : []));
};
