import { PACKAGE_CHOICES, PACKAGE_LIMITS, type PackagePerson, type PackagePicks, type PackageRow } from "../../src/domain/package";
import { isRecord, parseJson } from "../../src/lib/json";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

// Line breaks and tabs are part of a comment.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Returns null for a body without rows or with too many. A row that cannot be stored is null in the list. */
export const readRows = (body: string, talentIds: ReadonlySet<string>): readonly (PackageRow | null)[] | null => {
  const json = parseJson(body);
  const rows = isRecord(json) ? json.rows : null;
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > PACKAGE_LIMITS.rows) return null;
  return rows.map((row: unknown) => readRow(row, talentIds));
};

/** Null for anything but a UUID. */
export const readPersonId = (value: unknown): string | null => (typeof value === "string" && UUID.test(value) ? value.toLowerCase() : null);

const readRow = (value: unknown, talentIds: ReadonlySet<string>): PackageRow | null => {
  if (!isRecord(value) || !isRecord(value.person)) return null;
  const { talent, sequence } = value;
  const id = readPersonId(value.person.id);
  const name = readText(value.person.name, PACKAGE_LIMITS.name)?.replace(/\s+/g, " ");
  if (id === null || name === undefined || name === "" || typeof sequence !== "number" || !Number.isSafeInteger(sequence) || sequence < 0)
    return null;
  const common = { person: { id, name }, sequence };
  if (talent === null) {
    const message = readText(value.message ?? "", PACKAGE_LIMITS.message);
    return message === null ? null : { ...common, talent: null, message, done: value.done === true };
  }
  const choice = value.choice === null ? null : PACKAGE_CHOICES.find((known) => known === value.choice);
  const comment = readText(value.comment ?? "", PACKAGE_LIMITS.comment);
  if (typeof talent !== "string" || !talentIds.has(talent) || choice === undefined || comment === null) return null;
  return { ...common, talent, choice, comment };
};

const readText = (value: unknown, limit: number): string | null => {
  if (typeof value !== "string" || value.length > limit) return null;
  return value.replace(CONTROLS, "").trim();
};

/** Merges the store's picks with undelivered rows. Of two answers of one person on one talent, uses the one with the larger sequence. */
export const mergePicks = (stored: PackagePicks, waiting: readonly PackageRow[], now: () => string): PackagePicks => {
  const people = new Map(stored.people.map((person) => [person.id, person]));
  const picks = new Map(stored.picks.map((pick) => [JSON.stringify([pick.person, pick.talent]), pick]));
  for (const row of waiting) {
    const { person, sequence } = row;
    const known = people.get(person.id);
    if (row.talent === null) {
      if (known === undefined || sequence > known.sequence) people.set(person.id, toPerson(row, known, now));
      continue;
    }
    const key = JSON.stringify([person.id, row.talent]);
    const pick = picks.get(key);
    if (pick === undefined || sequence > pick.sequence)
      picks.set(key, { person: person.id, talent: row.talent, choice: row.choice, comment: row.comment, sequence });
    if (known === undefined) people.set(person.id, { ...person, message: "", doneAt: null, sequence: 0 });
  }
  return { people: [...people.values()], picks: [...picks.values()] };
};

type OwnRow = Extract<PackageRow, { talent: null }>;

const toPerson = ({ person, message, done, sequence }: OwnRow, known: PackagePerson | undefined, now: () => string): PackagePerson => ({
  ...person,
  message,
  doneAt: done ? (known?.doneAt ?? now()) : null,
  sequence,
});
