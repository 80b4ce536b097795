import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { hasLists } from "../../src/domain/talent-fields";
import { eachSlice } from "../../src/upstream/each-slice";
import type { ListedTalent } from "../../src/upstream/talents/fetch-talents";
import { isRecord, parseJson } from "../../src/lib/json";
import { writeFileAtomically } from "../lib/write-atomically";

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
const FORMAT = 2;

/** Keeps the list in `{dataDir}/live/talents.json`; it contains ages, never birthdates. */
export const createTalentsFile = (dataDir: string): TalentsFile => {
  const path = join(dataDir, "live", "talents.json");
  return {
    read: async () => {
      const text = await readFile(path, "utf8").catch(() => null); // no copy before the first refresh
      return text === null ? null : parseKept(text);
    },
    write: async ({ listed, confirmedAt }) => {
      const records: string[] = [];
      await eachSlice(listed, (slice) => records.push(slice.map((entry) => JSON.stringify(entry)).join(",")));
      await writeFileAtomically(path, `{"format":${FORMAT},"confirmedAt":${confirmedAt},"listed":[${records.join(",")}]}`);
    },
  };
};

const parseKept = (text: string): StoredTalents | null => {
  const stored = parseJson(text);
  if (!isRecord(stored) || stored.format !== FORMAT || typeof stored.confirmedAt !== "number" || !Array.isArray(stored.listed)) return null;
  return stored.listed.every(isListedTalent) ? { listed: stored.listed, confirmedAt: stored.confirmedAt } : null;
};

const isListedTalent = (value: unknown): value is ListedTalent =>
  isRecord(value) &&
  Array.isArray(value.hiddenCategories) &&
  isRecord(value.talent) &&
  typeof value.talent.talentId === "string" &&
  typeof value.talent.name === "string" &&
  Array.isArray(value.talent.categories) &&
  hasLists(value.talent);
