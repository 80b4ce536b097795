import { createHash } from "node:crypto";

import { daysBetween } from "../../../../src/domain/day";
import { cleanName } from "../../../../src/domain/clean-text";
import { toSlug } from "../../shared/slug";
import type { RowProblem } from "../problems";
import type { RosterRow } from "../row";
import { DAYS_BETWEEN_EPOCHS } from "../values/dates";
import type { StoredTalent } from "./stored-talents";

type Facts = RosterRow["facts"];

export type Person = { agencyKey?: string | null; name?: string | null; birthdate?: string | null };

/** Equal for two spellings of a name that differ in capitals, accents and spaces. A name in another script has no slug. */
export const nameKey = (name: string | null | undefined): string => {
  const clean = cleanName(name ?? "");
  return toSlug(clean) || clean.normalize("NFKC").toLowerCase();
};

const personKey = ({ name, birthdate }: Person): string => `${nameKey(name)} ${birthdate ?? ""}`;

/** The agency's own key, or else name and birthdate; null without either. */
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
  /** The people of the table, by name and birthdate. */
  inTable: ReadonlySet<string>;
};

/** By the key of the newest and of the published version. */
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

export const indexTalents = (talents: readonly StoredTalent[], rows: readonly RosterRow[]): TalentIndex => ({
  byKey: new Map([...group(talents, ({ agencyKey }) => agencyKey || null)].flatMap(([key, [talent]]) => (talent ? [[key, talent]] : []))),
  byPerson: group(talents, (person) => (person.birthdate ? personKey(person) : null)),
  byName: group(talents, ({ name }) => nameKey(name)),
  inTable: new Set(rows.map(({ facts }) => personKey(facts))),
});

export type Match = { ok: true; talent: StoredTalent | null } | { ok: false; problem: RowProblem };

const none: Match = { ok: true, talent: null };
const problem = (found: RowProblem): Match => ({ ok: false, problem: found });

const matchPerson = (facts: Facts, { byPerson }: TalentIndex): Match => {
  const found = byPerson.get(personKey(facts)) ?? [];
  const [talent, second] = found;
  if (talent === undefined) return none;
  if (second !== undefined) return problem({ code: "ambiguous" });
  const { agencyKey } = talent.facts;
  // Twins do not share a name: of two keys for one name and birthdate, one is wrong.
  if (facts.agencyKey !== null && agencyKey && agencyKey !== facts.agencyKey) return problem({ code: "other-key", value: agencyKey });
  return { ok: true, talent };
};

const versionsOf = ({ facts, published }: StoredTalent): Person[] => (published === null ? [facts] : [facts, published]);

/**
 * Whether the talent of a key is the row's person: a key may be a number that has moved to another row. It is with the same name, or with
 * the same birthdate, unless one of the two is another person in the store or in the table, such as a twin.
 */
const isPersonOfKey = (facts: Facts, talent: StoredTalent, { byPerson, inTable }: TalentIndex): boolean => {
  const others = (byPerson.get(personKey(facts)) ?? []).filter(({ id }) => id !== talent.id);
  if (facts.birthdate !== null && others.length > 0) return false;
  const versions = versionsOf(talent);
  if (versions.some(({ name }) => nameKey(name) === nameKey(facts.name))) return true;
  const sameDay = facts.birthdate !== null && versions.some(({ birthdate }) => birthdate === facts.birthdate);
  return sameDay && !versions.some((version) => inTable.has(personKey(version)));
};

const differ = (one: string | null | undefined, other: string | null): boolean => Boolean(one) && Boolean(other) && one !== other;

/** For two people with one name: true unless their keys or birthdates differ. */
export const mayBeSame = (stored: Person, facts: Facts): boolean =>
  !differ(stored.agencyKey, facts.agencyKey) && !differ(stored.birthdate, facts.birthdate);

/** Whether the two days differ by the two epochs of spreadsheets: 1904, as on a Mac, instead of 1900. */
const isCountedOtherwise = (one: string | null | undefined, other: string | null): boolean =>
  Boolean(one) && Boolean(other) && Math.abs(daysBetween(one ?? "", other ?? "")) === DAYS_BETWEEN_EPOCHS;

/**
 * Finds the stored talent of a row: by the agency's key, or by name and birthdate. A row is refused when it may be a stored talent but is
 * not certainly one, so that no person is stored twice, or with another person's data.
 */
export const matchTalent = (facts: Facts, index: TalentIndex): Match => {
  if (facts.agencyKey === null && facts.birthdate === null) return problem({ code: "no-identity" });
  const ofKey = facts.agencyKey === null ? undefined : index.byKey.get(facts.agencyKey);
  const sameName = index.byName.get(nameKey(facts.name)) ?? [];
  if (ofKey !== undefined && !isPersonOfKey(facts, ofKey, index))
    return problem({ code: "key-of-other", value: facts.agencyKey ?? "", name: ofKey.facts.name });
  const shifted = [...(ofKey === undefined ? [] : [ofKey]), ...sameName].find(({ facts: stored }) =>
    isCountedOtherwise(stored.birthdate, facts.birthdate),
  );
  if (shifted !== undefined) return problem({ code: "counted-from-1904", value: shifted.facts.birthdate ?? "" });
  if (ofKey !== undefined) return { ok: true, talent: ofKey };
  if (facts.birthdate !== null) {
    const found = matchPerson(facts, index);
    if (!found.ok || found.talent !== null) return found;
  }
  return sameName.some(({ facts: stored }) => mayBeSame(stored, facts)) ? problem({ code: "name-taken" }) : none;
};
