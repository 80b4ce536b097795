import type { Day } from "../../../../src/domain/day";
import { isMinorOn } from "../../consents/index";
import type { RosterRow } from "../row";
import { nameKey } from "./identity";
import type { PlannedConsent } from "./row-plan";
import type { NamedConsent } from "./stored-talents";

type Person = { name: string; birthdate: string | null };

export type ConsentPlan =
  | { ok: true; consent: PlannedConsent | null }
  /** A guardian's consent needs the guardian's name. */
  | { ok: false };

const isRecorded = (consent: PlannedConsent, stored: readonly NamedConsent[]): boolean =>
  stored.some(({ person, givenOn }) => givenOn === consent.givenOn && nameKey(person) === nameKey(consent.person));

/** Null without a consent, and when the ledger has one of the same person and day, in any state. */
export const planConsent = (
  given: RosterRow["consent"],
  { name, birthdate }: Person,
  { stored, today }: { stored: readonly NamedConsent[]; today: Day },
): ConsentPlan => {
  if (given === null) return { ok: true, consent: null };
  const givenBy = given.givenBy ?? (isMinorOn(birthdate, today) ? "guardian" : "self");
  const person = given.person ?? (givenBy === "self" ? name : null);
  if (person === null) return { ok: false };
  const { scopes, givenOn, expiresOn } = given;
  const consent: PlannedConsent = { givenBy, person, scopes, givenOn, expiresOn };
  return { ok: true, consent: isRecorded(consent, stored) ? null : consent };
};
