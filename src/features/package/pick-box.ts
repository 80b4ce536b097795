import type { PackageChoice, PackagePicks, PackageRow } from "../../domain/package";
import { isRecord } from "../../lib/json";

/** Not confirmed by the gateway yet. */
export interface TalentRow {
  talent: string;
  sequence: number;
  choice: PackageChoice | null;
  comment: string;
}

/** Message and "done" for the package as a whole, not confirmed by the gateway yet. */
export interface OwnRow {
  talent: null;
  sequence: number;
  message: string;
  done: boolean;
}

export type UnsentRow = TalentRow | OwnRow;

/** The browser's stored data of a package. */
export interface PickBox {
  /** The name is empty until the person gives it; nothing is sent before. */
  person: { id: string; name: string };
  /** At most one row of each talent, and one of the person. */
  rows: readonly UnsentRow[];
  /** The rows that the gateway has stored: a new answer needs the earlier comment, also before everybody's answers are fetched. */
  stored: readonly UnsentRow[];
}

/** Larger than every earlier sequence of this browser, also of its other tabs. */
export const nextSequence = (last: number, now: number): number => Math.max(last + 1, now);

const compareRows = (one: UnsentRow, other: UnsentRow): number =>
  one.sequence - other.sequence || (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

/** The rows can come from two tabs of one browser. Keeps the row with the larger sequence of each talent. */
export const mergeRows = (one: readonly UnsentRow[], other: readonly UnsentRow[]): readonly UnsentRow[] => {
  const latest = new Map<string | null, UnsentRow>();
  for (const row of [...one, ...other].sort(compareRows)) latest.set(row.talent, row);
  return [...latest.values()].sort(compareRows);
};

/**
 * Removes the rows that the gateway has stored, in this version or a later one, and those that it can never store (null). A row that
 * was changed after it was sent stays.
 */
export const withoutStored = (
  rows: readonly UnsentRow[],
  sent: readonly UnsentRow[],
  stored: readonly (number | null)[],
): readonly UnsentRow[] =>
  rows.filter((row) => {
    const index = sent.findIndex(({ talent }) => talent === row.talent);
    const answer = stored[index];
    if (index === -1 || answer === undefined) return true;
    return answer === null ? sent[index]?.sequence !== row.sequence : answer < row.sequence;
  });

export const toRequestRows = ({ person }: Pick<PickBox, "person">, rows: readonly UnsentRow[]): PackageRow[] =>
  rows.map((row) => ({ person, ...row }));

/** A row that the gateway does not return, though it has stored it, is kept for this long: the request may have been older than the row. */
const UNSEEN_MS = 5 * 60_000;

/**
 * The person's stored rows after everybody's answers were fetched. A row that is missing there is removed, since its talent was
 * erased, unless it is too new.
 */
export const newestStored = ({ person, stored }: PickBox, { people, picks }: PackagePicks, now: number): readonly UnsentRow[] => {
  const own = people.find(({ id }) => id === person.id);
  const fetched: UnsentRow[] = picks
    .filter((pick) => pick.person === person.id)
    .map(({ talent, choice, comment, sequence }) => ({ talent, choice, comment, sequence }));
  if (own !== undefined) fetched.push({ talent: null, sequence: own.sequence, message: own.message, done: own.doneAt !== null });
  const isKept = ({ talent, sequence }: UnsentRow): boolean => sequence > now - UNSEEN_MS || fetched.some((row) => row.talent === talent);
  return mergeRows(stored.filter(isKept), fetched);
};

/** A row of the person replaces the fetched pick, unless the pick has a larger sequence. */
export const withRows = (picks: PackagePicks, { person, rows }: Pick<PickBox, "person" | "rows">): PackagePicks => {
  const unsent = rows.flatMap((row) => (row.talent === null ? [] : [{ person: person.id, ...row }]));
  const own = rows.find((row): row is OwnRow => row.talent === null);
  const known = picks.people.find(({ id }) => id === person.id);
  const isNewer = own !== undefined && own.sequence > (known?.sequence ?? 0);
  const self = {
    id: person.id,
    name: person.name || (known?.name ?? ""),
    message: (isNewer ? own.message : known?.message) ?? "",
    doneAt: isNewer ? (own.done ? new Date(own.sequence).toISOString() : null) : (known?.doneAt ?? null),
    sequence: Math.max(own?.sequence ?? 0, known?.sequence ?? 0),
  };
  const isReplaced = ({ person: id, talent, sequence }: PackagePicks["picks"][number]): boolean =>
    unsent.some((row) => row.person === id && row.talent === talent && row.sequence >= sequence);
  const isLate = (row: (typeof unsent)[number]): boolean =>
    picks.picks.some(({ person: id, talent, sequence }) => id === row.person && talent === row.talent && sequence > row.sequence);
  return {
    people: [...picks.people.filter(({ id }) => id !== person.id), self],
    picks: [...picks.picks.filter((pick) => !isReplaced(pick)), ...unsent.filter((row) => !isLate(row))],
  };
};

const CHOICES: readonly unknown[] = ["yes", "maybe", "no", null];

const isRow = (value: unknown): value is UnsentRow => {
  if (!isRecord(value) || typeof value.sequence !== "number") return false;
  return value.talent === null
    ? typeof value.message === "string" && typeof value.done === "boolean"
    : typeof value.talent === "string" && typeof value.comment === "string" && CHOICES.includes(value.choice);
};

/** Null for anything but a stored box. */
export const readPickBox = (value: unknown): PickBox | null => {
  if (!isRecord(value) || !isRecord(value.person) || !Array.isArray(value.rows)) return null;
  const { id, name } = value.person;
  if (typeof id !== "string" || typeof name !== "string") return null;
  const stored: unknown[] = Array.isArray(value.stored) ? value.stored : [];
  return { person: { id, name }, rows: mergeRows(value.rows.filter(isRow), []), stored: mergeRows(stored.filter(isRow), []) };
};
