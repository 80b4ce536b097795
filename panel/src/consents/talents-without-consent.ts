import type { Payload } from "payload";

import { findUnpublishable } from "./find-candidates";
import { consentsByTalent, readConsentClock, readConsents, type RecordedConsent } from "./read-consents";
import { type ConsentClock, type ConsentState, siteConsentState } from "./rules";

export type TalentWithoutConsent = {
  id: number;
  isPublished: boolean;
  /** `not-recorded`: stays published during the grace period. */
  state: Exclude<ConsentState, "valid" | "not-needed">;
};

/** Below the maximum number of variables in a statement of SQLite. */
const IDS_PER_QUERY = 5000;

const readConsentsOf = async (payload: Payload, ids: readonly number[]): Promise<Map<number, RecordedConsent[]>> => {
  const consents: RecordedConsent[] = [];
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY)
    consents.push(...(await readConsents({ payload }, { talent: { in: ids.slice(start, start + IDS_PER_QUERY) } })));
  return consentsByTalent(consents);
};

/** Talents, published or not, that cannot be published without a consent, or only during the grace period; by id. */
export const readTalentsWithoutConsent = async (
  payload: Payload,
  now: Date,
): Promise<{ talents: TalentWithoutConsent[]; clock: ConsentClock }> => {
  const clock = await readConsentClock({ payload }, now);
  const candidates = await findUnpublishable(payload, clock.today);
  const withConsent = candidates.filter(({ hasConsent }) => hasConsent).map(({ id }) => id);
  const byTalent = await readConsentsOf(payload, withConsent);
  const talents = candidates.flatMap(({ id, birthdate, isPublished }): TalentWithoutConsent[] => {
    const state = siteConsentState({ birthdate, consents: byTalent.get(id) ?? [], isPublished }, clock);
    return state === "valid" || state === "not-needed" ? [] : [{ id, isPublished, state }];
  });
  return { talents: talents.sort((one, other) => one.id - other.id), clock };
};
