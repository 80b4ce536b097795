import type { Payload, PayloadRequest, Where } from "payload";

import { dayIn, dayOfField } from "../../../src/domain/day";
import { environment } from "../environment";
import type { Consent as StoredConsent } from "../payload-types";
import { isPublished } from "../access/published";
import { consentDays } from "./describe-consent";
import { type Consent, type ConsentClock, type ConsentState, siteConsentState } from "./rules";

export type RecordedConsent = Consent & { id: number; talent: number; deadlines: readonly string[] };

const SELECT = { talent: true, givenBy: true, scopes: true, givenAt: true, expiresAt: true, withdrawnAt: true, deadlines: true } as const;

type Selected = Pick<StoredConsent, "id" | keyof typeof SELECT>;

const toConsent = ({ id, talent, givenBy, scopes, deadlines, ...dates }: Selected): RecordedConsent => ({
  id,
  talent: typeof talent === "number" ? talent : talent.id,
  givenBy,
  // A consent that came with an application has no scope yet.
  scopes: Array.isArray(scopes) ? scopes : [],
  ...consentDays(dates, environment.timeZone),
  deadlines: deadlines ?? [],
});

/** With a request, the reads belong to its transaction. */
export type Reader = { payload: Payload; req?: PayloadRequest };

/** Overrides the access rules: only for the panel's own decisions. */
export const readConsents = async ({ payload, req }: Reader, where: Where): Promise<RecordedConsent[]> => {
  const { docs } = await payload.find({
    collection: "consents",
    where,
    depth: 0,
    pagination: false,
    select: SELECT,
    overrideAccess: true,
    ...(req === undefined ? {} : { req }),
  });
  return docs.map(toConsent);
};

export const consentsByTalent = (consents: readonly RecordedConsent[]): Map<number, RecordedConsent[]> => {
  const byTalent = new Map<number, RecordedConsent[]>();
  for (const consent of consents) byTalent.set(consent.talent, [...(byTalent.get(consent.talent) ?? []), consent]);
  return byTalent;
};

/** `today` is the day in the site's time zone. */
export const readConsentClock = async ({ payload, req }: Reader, now: Date): Promise<ConsentClock> => {
  const { consentGraceUntil } = await payload.findGlobal({
    slug: "settings",
    overrideAccess: true,
    ...(req === undefined ? {} : { req }),
  });
  return {
    today: dayIn(environment.timeZone, now),
    graceUntil: consentGraceUntil ? dayOfField(consentGraceUntil, environment.timeZone) : null,
  };
};

const isTalentPublished = async ({ payload, req }: Reader, id: number): Promise<boolean> => {
  const { totalDocs } = await payload.count({
    collection: "talents",
    where: { and: [{ id: { equals: id } }, isPublished] },
    overrideAccess: true,
    ...(req === undefined ? {} : { req }),
  });
  return totalDocs > 0;
};

type Person = {
  /** Null for a talent that is not stored yet. */
  id: number | null;
  birthdate: string | null;
};

export const readTalentState = async (reader: Reader, { id, birthdate }: Person, now: Date): Promise<ConsentState> => {
  const clock = await readConsentClock(reader, now);
  const consents = id === null ? [] : await readConsents(reader, { talent: { equals: id } });
  const wasPublished = id !== null && clock.graceUntil !== null && (await isTalentPublished(reader, id));
  return siteConsentState({ birthdate, consents, isPublished: wasPublished }, clock);
};
