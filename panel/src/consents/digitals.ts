import type { Payload } from "payload";

import { dayIn } from "../../../src/domain/day";
import { environment } from "../environment";
import { consentsByTalent, readConsents } from "./read-consents";
import { type Consent, isMinorOn, scopeState } from "./rules";

type DigitalsOwner = { birthdate: string | null; consents: readonly Consent[] };

/**
 * A minor's digitals, or those of a talent without a birthdate, need the agency's switch and a valid consent for digitals. An adult's may
 * be on the site unless an own consent for them has ended.
 */
export const allowsDigitals = ({ birthdate, consents }: DigitalsOwner, { today, isOn }: { today: string; isOn: boolean }): boolean => {
  if (isMinorOn(birthdate, today)) return isOn && scopeState(consents, "digitals", today) === "valid";
  const own = scopeState(
    consents.filter(({ givenBy }) => givenBy === "self"),
    "digitals",
    today,
  );
  return own === "valid" || own === "missing";
};

export type DigitalsPerson = { id: number; birthdate?: string | null };

/** Returns the ids of those talents whose digitals may be shown now. */
export const findShownDigitals = async (payload: Payload, talents: readonly DigitalsPerson[]): Promise<ReadonlySet<number>> => {
  if (talents.length === 0) return new Set();
  const today = dayIn(environment.timeZone, new Date());
  const [{ minorsDigitals }, consents] = await Promise.all([
    payload.findGlobal({ slug: "customizations", depth: 0, overrideAccess: true }),
    readConsents({ payload }, talents.length === 1 ? { talent: { equals: talents[0]?.id } } : { scopes: { in: ["digitals"] } }),
  ]);
  const byTalent = consentsByTalent(consents);
  const isShown = ({ id, birthdate = null }: DigitalsPerson): boolean =>
    allowsDigitals({ birthdate, consents: byTalent.get(id) ?? [] }, { today, isOn: minorsDigitals === true });
  return new Set(talents.filter(isShown).map(({ id }) => id));
};
