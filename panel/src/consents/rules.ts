import { publicAgeOn } from "../../../src/domain/age";
import { isMinorAge } from "../../../src/domain/adult-age";
import { type Day, isDay } from "../../../src/domain/day";
import type { ConsentScope } from "./scopes";

/** Days are calendar days in the site's time zone. */
export type Consent = {
  givenBy: "guardian" | "self";
  scopes: readonly ConsentScope[];
  givenOn: Day;
  /** The first day on which it is no longer valid; null when it is valid until it is withdrawn. */
  expiresOn: Day | null;
  /** A consent with a withdrawal is not valid, whatever its date. */
  withdrawnOn: Day | null;
};

/**
 * Whether a talent may be on the site.
 * - `valid`: a consent for the site is valid.
 * - `missing`, `expired`, `withdrawn`: none is valid, so the talent cannot be published.
 * - `not-recorded`: published before consents were recorded; stays published during the grace period.
 * - `not-needed`: an adult without an own consent that has ended.
 */
export type ConsentState = "valid" | "missing" | "expired" | "withdrawn" | "not-recorded" | "not-needed";

export type TalentConsents = {
  /** yyyy-mm-dd; null or empty when not given. */
  birthdate: string | null;
  consents: readonly Consent[];
  isPublished: boolean;
};

export type ConsentClock = {
  today: Day;
  /** The last day of the grace period; null without one. */
  graceUntil: Day | null;
};

/** Whether a consent is needed: under 18 by the age that the site may publish, or without a valid birthdate. */
export const isMinorOn = (birthdate: string | null, today: Day): boolean =>
  isMinorAge(birthdate !== null && isDay(birthdate) ? publicAgeOn(birthdate, today) : null);

type ConsentDays = Pick<Consent, "givenOn" | "expiresOn" | "withdrawnOn">;

export const isValidOn = ({ givenOn, expiresOn, withdrawnOn }: ConsentDays, today: Day): boolean =>
  withdrawnOn === null && givenOn <= today && (expiresOn === null || today < expiresOn);

/** Ignores the talent's other consents. */
export const ownState = (consent: ConsentDays, today: Day): "valid" | "future" | "expired" | "withdrawn" => {
  if (isValidOn(consent, today)) return "valid";
  if (consent.withdrawnOn !== null) return "withdrawn";
  return consent.expiresOn !== null && consent.expiresOn <= today ? "expired" : "future";
};

export const validScopes = (consents: readonly Consent[], today: Day): ConsentScope[] => [
  ...new Set(consents.filter((consent) => isValidOn(consent, today)).flatMap(({ scopes }) => scopes)),
];

type Ending = { day: Day; state: "expired" | "withdrawn" };

const endingOf = ({ expiresOn, withdrawnOn }: Consent, today: Day): Ending | null => {
  if (withdrawnOn !== null) return { day: withdrawnOn, state: "withdrawn" };
  return expiresOn !== null && expiresOn <= today ? { day: expiresOn, state: "expired" } : null;
};

/** The ending of the consent that ended last; null when none has ended. */
const lastEnding = (consents: readonly Consent[], today: Day): Ending["state"] | null => {
  const endings = consents.map((consent) => endingOf(consent, today)).filter((ending) => ending !== null);
  return endings.sort((one, other) => one.day.localeCompare(other.day)).at(-1)?.state ?? null;
};

/** Does not check whether the talent needs a consent. */
export const scopeState = (
  consents: readonly Consent[],
  scope: ConsentScope,
  today: Day,
): "valid" | "expired" | "withdrawn" | "missing" => {
  const ofScope = consents.filter(({ scopes }) => scopes.includes(scope));
  return ofScope.some((consent) => isValidOn(consent, today)) ? "valid" : (lastEnding(ofScope, today) ?? "missing");
};

export const siteConsentState = (
  { birthdate, consents, isPublished }: TalentConsents,
  { today, graceUntil }: ConsentClock,
): ConsentState => {
  const state = scopeState(consents, "site", today);
  if (state === "valid") return state;
  if (!isMinorOn(birthdate, today)) {
    // A guardian's consent does not count for an adult; the adult's own consent does.
    const own = scopeState(
      consents.filter(({ givenBy }) => givenBy === "self"),
      "site",
      today,
    );
    return own === "missing" ? "not-needed" : own;
  }
  const hasGrace = isPublished && graceUntil !== null && today <= graceUntil;
  return state === "missing" && hasGrace ? "not-recorded" : state;
};

export const allowsPublishing = (state: ConsentState): boolean => ["valid", "not-recorded", "not-needed"].includes(state);

/** Only admins and scouts see whether a family withdrew its consent. */
export const stateForEditors = (state: ConsentState): "valid" | "missing" | "expired" | "not-needed" =>
  state === "withdrawn" || state === "not-recorded" ? "missing" : state;
