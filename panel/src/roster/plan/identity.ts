import { createHash } from "node:crypto";

import { toSlug } from "../../lib/slug";
import type { RowProblem } from "../problems";
import type { RosterRow } from "../row";
import type { StoredTalent } from "./stored-talents";

export type Person = { agencyKey?: string | null; name?: string | null; birthdate?: string | null };

/** The same for two spellings of a name that differ in capitals, accents and spaces. */
const personKey = ({ name, birthdate }: Person): string => `${toSlug(name ?? "")} ${birthdate ?? ""}`;

/** The identity of a person: the agency's own key, or else name and birthdate; null without either. */
export const identityOf = (person: Person): string | null => {
  if (person.agencyKey) return `key ${person.agencyKey}`;
  return person.name && person.birthdate ? `person ${personKey(person)}` : null;
};

/** For marks in the database, which must not contain names. */
export const identityHash = (person: Person): string =>
  createHash("sha256")
    .update(identityOf(person) ?? "")
    .digest("hex");

export type TalentIndex = {
  byKey: ReadonlyMap<string, StoredTalent>;
  byPerson: ReadonlyMap<string, readonly StoredTalent[]>;
  byName: ReadonlyMap<string, readonly StoredTalent[]>;
};

/** Groups talents by a key of their newest and of their published version. */
const group = (talents: readonly StoredTalent[], keyOf: (person: Person) => string | null): Map<string, StoredTalent[]> => {
  const groups = new Map<string, StoredTalent[]>();
  for (const talent of talents) {
    const keys = [talent.facts, ...(talent.published === null ? [] : [talent.published])].map(keyOf).filter((key) => key !== null);
    for (const key of new Set(keys)) {
      const members = groups.get(key);
      if (members === undefined) groups.set(key, [talent]);
      else members.push(talent);
    }
  }
  return groups;
};

export const indexTalents = (talents: readonly StoredTalent[]): TalentIndex => ({
  byKey: new Map([...group(talents, ({ agencyKey }) => agencyKey || null)].flatMap(([key, [talent]]) => (talent ? [[key, talent]] : []))),
  byPerson: group(talents, (person) => (person.birthdate ? personKey(person) : null)),
  byName: group(talents, ({ name }) => toSlug(name ?? "")),
});

export type Match = { ok: true; talent: StoredTalent | null } | { ok: false; problem: RowProblem };

const none: Match = { ok: true, talent: null };
const problem = (found: RowProblem): Match => ({ ok: false, problem: found });

const matchPerson = (facts: RosterRow["facts"], { byPerson }: TalentIndex): Match => {
  const found = byPerson.get(personKey(facts)) ?? [];
  const [talent, second] = found;
  if (talent === undefined) return none;
  if (second !== undefined) return problem({ code: "ambiguous" });
  const { agencyKey } = talent.facts;
  // Two keys for one name and birthdate: twins do not share a name, so one of the keys is wrong.
  if (facts.agencyKey !== null && agencyKey && agencyKey !== facts.agencyKey) return problem({ code: "other-key", value: agencyKey });
  return { ok: true, talent };
};

const differ = (one: string | null | undefined, other: string | null): boolean => Boolean(one) && Boolean(other) && one !== other;

/** Of two people with one name: neither their keys nor their birthdates tell them apart. */
export const mayBeSame = (stored: Person, facts: RosterRow["facts"]): boolean =>
  !differ(stored.agencyKey, facts.agencyKey) && !differ(stored.birthdate, facts.birthdate);

/**
 * Finds the stored talent of a row: by the agency's key, or by name and birthdate. A row that may be a stored talent, but cannot be
 * told for certain, is refused, so that nobody is stored twice.
 */
export const matchTalent = (facts: RosterRow["facts"], index: TalentIndex): Match => {
  if (facts.agencyKey === null && facts.birthdate === null) return problem({ code: "no-identity" });
  const ofKey = facts.agencyKey === null ? undefined : index.byKey.get(facts.agencyKey);
  if (ofKey !== undefined) return { ok: true, talent: ofKey };
  if (facts.birthdate !== null) {
    const found = matchPerson(facts, index);
    if (!found.ok || found.talent !== null) return found;
  }
  const sameName = index.byName.get(toSlug(facts.name ?? "")) ?? [];
  return sameName.some(({ facts: stored }) => mayBeSame(stored, facts)) ? problem({ code: "name-taken" }) : none;
};
