import type { Payload } from "payload";

import { isPublished } from "../access/published";
import { formatDeadline, parseDeadline } from "./deadlines";
import { findCandidates } from "./find-candidates";
import { consentsByTalent, readConsentClock, readConsents, type Reader, type RecordedConsent } from "./read-consents";
import { allowsPublishing, type ConsentClock, siteConsentState, type TalentConsents } from "./rules";

/**
 * Saves the talent as a draft, which announces the withdrawal to the site. Does not use the caller's request, whose query and context are
 * about another record.
 */
const unpublish = async (payload: Payload, id: number): Promise<void> => {
  // Payload then validates only the given fields: an unfinished draft beside the published talent does not block its withdrawal.
  await payload.update({
    collection: "talents",
    id,
    data: { _status: "draft" },
    unpublishAllLocales: true,
    overrideLock: true,
    overrideAccess: true,
    depth: 0,
  });
};

/** Whether this consent was for the site and has ended. */
const hasEnded = ({ scopes, expiresOn, withdrawnOn }: RecordedConsent, today: string): boolean =>
  scopes.includes("site") && (withdrawnOn !== null || (expiresOn !== null && expiresOn <= today));

/** Records in the consents that have ended that the talent left the site. */
const recordUnpublished = async (reader: Reader, consents: readonly RecordedConsent[], today: string): Promise<void> => {
  const { payload, req } = reader;
  for (const consent of consents.filter((each) => hasEnded(each, today))) {
    const isRecorded = consent.deadlines.some((text) => parseDeadline(text)?.kind === "unpublished");
    if (isRecorded) continue;
    const deadlines = [...consent.deadlines, formatDeadline({ kind: "unpublished", days: 0, day: today })];
    // Uses the database adapter, because the hooks of consents call this function.
    await payload.db.updateOne({
      collection: "consents",
      id: consent.id,
      data: { deadlines },
      ...(req === undefined ? {} : { req }),
    });
  }
};

type PublishedTalent = { id: number; birthdate: string | null };

const readPublished = async ({ payload, req }: Reader, ids: readonly number[]): Promise<PublishedTalent[]> => {
  const { docs } = await payload.find({
    collection: "talents",
    where: { and: [isPublished, { id: { in: ids } }] },
    depth: 0,
    pagination: false,
    select: { birthdate: true },
    overrideAccess: true,
    ...(req === undefined ? {} : { req }),
  });
  return docs.map(({ id, birthdate }) => ({ id, birthdate: birthdate ?? null }));
};

const mustLeave = (talent: TalentConsents, clock: ConsentClock): boolean => !allowsPublishing(siteConsentState(talent, clock));

type Scope = {
  now: Date;
  talentIds: readonly number[];
  /** Whether the grace period applies. False after the deletion of a consent, because that consent was recorded. */
  hasGrace: boolean;
};

/** Unpublishes talents without a valid consent for the site, and records it in their consents. Returns their number. */
export const unpublishWithoutConsent = async (reader: Reader, { now, talentIds, hasGrace }: Scope): Promise<number> => {
  const talents = talentIds.length === 0 ? [] : await readPublished(reader, talentIds);
  if (talents.length === 0) return 0;
  const settings = await readConsentClock(reader, now);
  const clock = hasGrace ? settings : { ...settings, graceUntil: null };
  const byTalent = consentsByTalent(await readConsents(reader, { talent: { in: talentIds } }));
  let unpublished = 0;
  for (const { id, birthdate } of talents) {
    const consents = byTalent.get(id) ?? [];
    if (!mustLeave({ birthdate, consents, isPublished: true }, clock)) continue;
    await unpublish(reader.payload, id);
    await recordUnpublished(reader, consents, clock.today);
    unpublished += 1;
  }
  return unpublished;
};

/**
 * The job of every minute: acts on consents that expire, a grace period that ends, a talent's birthdate that was removed, and withdrawals
 * whose own hook failed. It stores no state, so it catches up after a stop.
 */
export const enforceConsents = async (payload: Payload, now: Date): Promise<void> => {
  try {
    const talentIds = await findCandidates(payload, await readConsentClock({ payload }, now));
    const unpublished = await unpublishWithoutConsent({ payload }, { now, talentIds, hasGrace: true });
    if (unpublished > 0) payload.logger.warn(`${unpublished} talents without a valid consent were withdrawn from the site`);
  } catch (error) {
    payload.logger.error({ err: error }, "Consents could not be checked; the next attempt is in a minute");
  }
};
