import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseTalentAddress } from "../../../src/config/routes";
import { addressOfPageData } from "../../../src/lib/gatsby-files";
import { isRecord } from "../../../src/lib/json";
import type { Release } from "./release";

/** Reads `talent` from the data of a talent's built page, not validated; null when there is no such page. */
export const createBuiltTalents = () => {
  const filesOf = new WeakMap<Release, ReadonlyMap<string, string>>();

  return async (release: Release | null, talentId: string): Promise<unknown> => {
    if (release === null) return null;
    const files = filesOf.get(release) ?? talentFiles(release);
    filesOf.set(release, files);
    const file = files.get(talentId);
    if (file === undefined) return null;
    const text = await readFile(join(release.directory, file), "utf8").catch(() => "null"); // the release was deleted meanwhile
    return talentOf(text);
  };
};

const talentFiles = ({ files }: Release): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const path of files.keys()) {
    const address = parseTalentAddress(addressOfPageData(path) ?? "");
    if (address !== null && !found.has(address.talentId)) found.set(address.talentId, path);
  }
  return found;
};

/** Page data has the form `{ result: { data: { talent } } }`. */
const talentOf = (text: string): unknown => {
  const field = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
  return field(field(field(JSON.parse(text), "result"), "data"), "talent") ?? null;
};
