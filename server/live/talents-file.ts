import { open } from "node:fs/promises";
import { join } from "node:path";
import { hasLists } from "../../src/domain/talent-fields";
import type { ListedTalent } from "../../src/upstream/talents/fetch-talents";
import { isRecord, parseJson } from "../../src/lib/json";
import { writeLinesAtomically } from "../lib/write-atomically";

export interface StoredTalents {
  listed: readonly ListedTalent[];
  /** When the upstream last sent this list, in milliseconds since 1970. */
  confirmedAt: number;
}

/** The last good list of talents on disk, for a restart during an outage. */
export interface TalentsFile {
  read(): Promise<StoredTalents | null>;
  write(talents: StoredTalents): Promise<void>;
}

/** Raised when the stored shape changes: an older file is then ignored. */
const FORMAT = 3;

/**
 * Keeps the list in `{dataDir}/live/talents.ndjson`, a header and one talent a line, so that a long list is read and written in parts;
 * it contains ages, never birthdates.
 */
export const createTalentsFile = (dataDir: string): TalentsFile => {
  const path = join(dataDir, "live", "talents.ndjson");
  return {
    read: () => readLines(path).catch(() => null), // no copy before the first refresh
    write: (talents) => writeLinesAtomically(path, toLines(talents)),
  };
};

const LINES_AT_ONCE = 500;

async function* toLines({ listed, confirmedAt }: StoredTalents): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT, confirmedAt, count: listed.length })}\n`;
  for (let start = 0; start < listed.length; start += LINES_AT_ONCE) {
    const slice = listed.slice(start, start + LINES_AT_ONCE);
    yield slice.map((entry) => `${JSON.stringify(entry)}\n`).join("");
  }
}

/** Null for a damaged file. */
const readLines = async (path: string): Promise<StoredTalents | null> => {
  let header: Readonly<Record<string, unknown>> | null = null;
  const listed: ListedTalent[] = [];
  for await (const line of (await open(path)).readLines()) {
    const value = parseJson(line);
    if (header === null) {
      if (!isRecord(value) || value.format !== FORMAT) return null;
      header = value;
    } else if (isListedTalent(value)) listed.push(value);
    else return null;
  }
  const confirmedAt = header?.confirmedAt;
  return typeof confirmedAt === "number" && header?.count === listed.length ? { listed, confirmedAt } : null;
};

const isListedTalent = (value: unknown): value is ListedTalent =>
  isRecord(value) &&
  Array.isArray(value.hiddenCategories) &&
  isRecord(value.talent) &&
  typeof value.talent.talentId === "string" &&
  typeof value.talent.name === "string" &&
  Array.isArray(value.talent.categories) &&
  hasLists(value.talent);
