import type { Payload } from "payload";

import { addDays } from "../../../src/domain/day";
import { isPublished } from "../access/published";
import { consentsByTalent, readConsentClock, readConsents } from "./read-consents";
import { siteConsentState } from "./rules";

export const GRACE_DAYS = 90;

/** Stored once the grace period was decided on, so that a later start does not set it again after an admin has ended it. */
const DECIDED = "consent-grace-decided";

export const isGracePeriodDecided = (payload: Payload): Promise<boolean> => payload.kv.has(DECIDED);

const countWithoutConsent = async (payload: Payload, today: string): Promise<number> => {
  const { docs } = await payload.find({
    collection: "talents",
    where: isPublished,
    depth: 0,
    pagination: false,
    select: { birthdate: true },
    overrideAccess: true,
  });
  const byTalent = consentsByTalent(await readConsents({ payload }, {}));
  const clock = { today, graceUntil: null };
  return docs.filter(
    ({ id, birthdate }) =>
      siteConsentState({ birthdate: birthdate ?? null, consents: byTalent.get(id) ?? [], isPublished: true }, clock) === "missing",
  ).length;
};

/**
 * At the first start of this version, gives an existing store 90 days to record the consents of its published talents. Must run before the
 * job that withdraws talents without a consent. Returns the number of those talents.
 */
export const decideGracePeriod = async (payload: Payload, now: Date): Promise<number> => {
  if (await isGracePeriodDecided(payload)) return 0;
  const { today, graceUntil } = await readConsentClock({ payload }, now);
  const talents = graceUntil === null ? await countWithoutConsent(payload, today) : 0;
  const until = addDays(today, GRACE_DAYS);
  if (talents > 0)
    await payload.updateGlobal({ slug: "settings", data: { consentGraceUntil: `${until}T12:00:00.000Z` }, overrideAccess: true });
  await payload.kv.set(DECIDED, { on: today });
  return talents;
};
