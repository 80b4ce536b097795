import type { Payload } from "payload";

import { ADULT_AGE } from "../../../src/domain/adult-age";
import { addDays, type Day, isDay } from "../../../src/domain/day";
import { runSql } from "../database/sql";
import { isRecord } from "../../../src/lib/json";
import type { ConsentClock } from "./rules";

/** A talent born after this day may be a minor. A month more than 18 years, because ages are counted as of the first of a month. */
const birthdateLimit = (today: Day): Day => addDays(`${Number(today.slice(0, 4)) - ADULT_AGE}${today.slice(4)}`, -31);

/** Conditions on `talents t` in SQL. */
const conditions = (today: Day) => {
  const ofSite = `SELECT 1 FROM consents c JOIN consents_scopes s ON s.parent_id = c.id AND s.value = 'site' WHERE c.talent_id = t.id`;
  // One day more at each end, because stored times are not the ends of days in the site's time zone.
  const holds = `c.withdrawn_at IS NULL AND (c.expires_at IS NULL OR c.expires_at > '${addDays(today, 2)}') AND c.given_at < '${addDays(today, -1)}'`;
  return {
    hasConsent: `EXISTS (${ofSite})`,
    hasNone: `NOT EXISTS (${ofSite} AND ${holds})`,
    needsOne: `(t.birthdate IS NULL OR length(t.birthdate) <> 10 OR t.birthdate > '${birthdateLimit(today)}' OR EXISTS (${ofSite} AND c.given_by = 'self'))`,
  };
};

const statement = ({ today, graceUntil }: ConsentClock): string => {
  const { hasConsent, hasNone, needsOne } = conditions(today);
  const hasGrace = graceUntil !== null && today <= graceUntil;
  return `SELECT t.id FROM talents t WHERE t._status = 'published' AND ${hasNone} AND ${hasGrace ? hasConsent : needsOne}`;
};

const requireDay = (today: string): void => {
  if (!isDay(today)) throw new Error(`"${today}" is no day`);
};

/** A talent who may lack a consent that the site requires. */
export type ConsentCandidate = { id: number; birthdate: string | null; isPublished: boolean; hasConsent: boolean };

/** Talents of any state, drafts too, without regard to the grace period. May include too many: the caller checks each with the rules. */
export const findUnpublishable = async (payload: Payload, today: Day): Promise<ConsentCandidate[]> => {
  requireDay(today);
  const { hasConsent, hasNone, needsOne } = conditions(today);
  const columns = `t.id, t.birthdate, t._status AS status, CASE WHEN ${hasConsent} THEN 1 ELSE 0 END AS has_consent`;
  const rows = await runSql(payload, `SELECT ${columns} FROM talents t WHERE ${hasNone} AND ${needsOne}`);
  return rows.filter(isRecord).map((row) => ({
    id: Number(row.id),
    birthdate: typeof row.birthdate === "string" ? row.birthdate : null,
    isPublished: row.status === "published",
    hasConsent: Number(row.has_consent) === 1,
  }));
};

/**
 * Ids of the published talents who may lack a consent that they need; the caller checks each with the rules. In SQL, because the job of
 * every minute would otherwise read all talents and all consents.
 */
export const findCandidates = async (payload: Payload, clock: ConsentClock): Promise<number[]> => {
  requireDay(clock.today);
  const rows = await runSql(payload, statement(clock));
  return rows.flatMap((row) => (typeof row === "object" && row !== null && "id" in row ? [Number(row.id)] : []));
};
