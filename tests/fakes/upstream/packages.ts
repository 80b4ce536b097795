import { isWireRecord, type FakePackage, type WireRecord } from "./content/records";
import { json, type Reply } from "./reply";
import type { UpstreamRequest } from "./upstream-request";

/** By person and talent; `talent` is null in the person's own row. */
export interface StoredRow {
  person: { id: string; name: string };
  talent: string | null;
  sequence: number;
  choice: unknown;
  comment: unknown;
  message: unknown;
  doneAt: string | null;
}

const CHOICES = ["yes", "maybe", "no", null];

const unknownPackage = (): Reply => json(404, { message: "Not found.", code: "unknown_package" });

export const createPackageStore = (packages: () => Readonly<Record<string, FakePackage>>) => {
  const rows = new Map<string, Map<string, StoredRow>>();
  const openings = new Map<string, string[]>();
  const rowsOf = (hash: string): readonly StoredRow[] => [...(rows.get(hash)?.values() ?? [])];

  /** The answer for a package that is not open; null for one that is. */
  const closedReply = (hash: string): Reply | null => {
    const found = packages()[hash];
    if (found === undefined) return unknownPackage();
    const { title, language, contact } = found.record;
    return found.ended === null ? null : json(410, { message: "Gone.", code: found.ended, title, language, contact });
  };

  const store = (hash: string, row: StoredRow): Reply => {
    const own = rows.get(hash) ?? new Map<string, StoredRow>();
    const key = JSON.stringify([row.person.id, row.talent]);
    const known = own.get(key);
    const isNewer = known === undefined || row.sequence > known.sequence;
    if (isNewer) own.set(key, row);
    rows.set(hash, own);
    return json(200, { sequence: isNewer ? row.sequence : known.sequence });
  };

  const unlock = ({ passphrase, record }: FakePackage, body: WireRecord): Reply =>
    passphrase !== null && body.passphrase === passphrase
      ? json(200, { version: record.passphrase })
      : json(403, { message: "Another passphrase." });

  return {
    rowsOf,
    openings,
    show: (hash: string): Reply => closedReply(hash) ?? json(200, { data: packages()[hash]?.record }),
    picks: (hash: string): Reply => {
      const stored = rowsOf(hash);
      const people = stored
        .filter(({ talent }) => talent === null)
        .map(({ person, message, doneAt, sequence }) => ({ ...person, message, done_at: doneAt, sequence }));
      const picks = stored
        .filter(({ talent }) => talent !== null)
        .map(({ person, talent, choice, comment, sequence }) => ({ person: person.id, talent, choice, comment, sequence }));
      return closedReply(hash) ?? json(200, { data: { people, picks } });
    },
    post: (action: string, hash: string, request: UpstreamRequest): Reply => {
      const closed = closedReply(hash);
      const found = packages()[hash];
      if (closed !== null || found === undefined) return closed ?? unknownPackage();
      const body = readBody(request);
      if (action === "unlock") return unlock(found, body);
      if (action === "picks") return isRow(body) ? store(hash, toRow(body)) : json(422, { message: "Invalid.", errors: problemsOf(body) });
      openings.set(hash, [...(openings.get(hash) ?? []), String(body.person)]);
      return json(200, { message: "Counted." });
    },
  };
};

export type PackageStore = ReturnType<typeof createPackageStore>;

const readBody = ({ body }: UpstreamRequest): WireRecord => {
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    return isWireRecord(value) ? value : {};
  } catch {
    return {};
  }
};

const problemsOf = ({ person, talent, choice, sequence }: WireRecord): Record<string, string[]> => {
  const isPerson = isWireRecord(person) && typeof person.id === "string" && person.id !== "" && typeof person.name === "string";
  const faults = {
    person: isPerson,
    talent: talent === null || typeof talent === "string",
    choice: choice === undefined || CHOICES.some((known) => known === choice),
    sequence: Number.isSafeInteger(sequence),
  };
  return Object.fromEntries(Object.entries(faults).flatMap(([name, isRight]) => (isRight ? [] : [[name, [`The ${name} is invalid.`]]])));
};

const isRow = (body: WireRecord): boolean => Object.keys(problemsOf(body)).length === 0;

const toRow = ({ person, talent, choice, comment, message, done, sequence }: WireRecord): StoredRow => {
  const { id, name } = isWireRecord(person) ? person : {};
  return {
    person: { id: String(id), name: String(name) },
    talent: talent === null ? null : String(talent),
    sequence: Number(sequence),
    choice: choice ?? null,
    comment: comment ?? "",
    message: message ?? "",
    doneAt: done === true ? "2026-03-01T12:00:00Z" : null,
  };
};
