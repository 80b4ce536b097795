import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Day } from "../../src/domain/day";
import { isRecord, parseJson } from "../../src/lib/json";
import type { ListedTalent } from "../../src/upstream/talents/fetch-talents";
import { createDiskGuard } from "../lib/disk-guard";
import { writeFileAtomically } from "../lib/write-atomically";

interface FirstSeenOptions {
  dataDir: string;
  readErased: () => Promise<ErasedIds>;
  now: () => number;
  warn: (sentence: string) => void;
}

interface ErasedIds {
  has(talentId: string): boolean;
}

/** The first publication of each talent. No public answer may contain a minor's. */
export interface FirstSeen {
  open(): Promise<void>;
  /** Stores today for ids that were never in a list, and removes erased ones. */
  record(listed: readonly ListedTalent[]): Promise<void>;
  /** The content store's time, or else the day on which the gateway first saw the id; empty before `record`. */
  momentOf(entry: ListedTalent): string;
}

/** Keeps the first day of each id in `{dataDir}/live/first-seen.json`. */
export const createFirstSeen = ({ dataDir, readErased, now, warn }: FirstSeenOptions): FirstSeen => {
  const path = join(dataDir, "live", "first-seen.json");
  const guard = createDiskGuard({ sentence: "The first days of talents cannot be kept", warn });
  let days: Map<string, Day> | null = null;

  const read = async (): Promise<Map<string, Day>> => (days ??= parseDays(await readFile(path, "utf8").catch(() => ""))); // empty before the first list

  return {
    open: async () => void (await read()),
    momentOf: ({ talent, publishedAt }) => publishedAt ?? days?.get(talent.talentId) ?? "",
    record: async (listed) => {
      const known = await read();
      const today = new Date(now()).toISOString().slice(0, 10);
      const unknown = listed.filter(({ talent }) => !known.has(talent.talentId));
      for (const { talent } of unknown) known.set(talent.talentId, today);
      const removed = await removeErased(known, listed, readErased);
      if (unknown.length > 0 || removed > 0) await guard(() => writeFileAtomically(path, JSON.stringify(Object.fromEntries(known))));
    },
  };
};

const parseDays = (text: string): Map<string, Day> => {
  const stored = parseJson(text);
  const entries = isRecord(stored) ? Object.entries(stored) : [];
  return new Map(entries.flatMap(([id, day]) => (typeof day === "string" ? [[id, day] as const] : [])));
};

/** Removes erased talents; one that the list still has is removed once it is gone. */
const removeErased = async (days: Map<string, Day>, listed: readonly ListedTalent[], readErased: () => Promise<ErasedIds>) => {
  if (days.size === listed.length) return 0;
  const present = new Set(listed.map(({ talent }) => talent.talentId));
  const absent = [...days.keys()].filter((id) => !present.has(id));
  const erased = await readErased();
  const removed = absent.filter((id) => erased.has(id));
  removed.forEach((id) => days.delete(id));
  return removed.length;
};
