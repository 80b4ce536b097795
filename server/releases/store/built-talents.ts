import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseTalentAddress } from "../../../src/config/routes";
import type { Release } from "./release";

const TALENT_DATA = /^page-data(\/.+)\/page-data\.json$/;

/** Reads what a release's pages show of a talent: the `talent` of the page's data, as it was written; null where no page shows them. */
export const createBuiltTalents = () => {
  const filesOf = new WeakMap<Release, ReadonlyMap<string, string>>();

  return async (release: Release | null, talentId: string): Promise<unknown> => {
    if (release === null) return null;
    const files = filesOf.get(release) ?? talentFiles(release);
    filesOf.set(release, files);
    const file = files.get(talentId);
    if (file === undefined) return null;
    const text = await readFile(join(release.directory, file), "utf8").catch(() => "null"); // its release was removed meanwhile
    return talentOf(text);
  };
};

const talentFiles = ({ files }: Release): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const path of files.keys()) {
    const address = parseTalentAddress(TALENT_DATA.exec(path)?.[1] ?? "");
    if (address !== null && !found.has(address.talentId)) found.set(address.talentId, path);
  }
  return found;
};

/** Gatsby's own shape: `{ result: { data: { talent } } }`. */
const talentOf = (text: string): unknown => {
  const step = (value: unknown, name: string): unknown =>
    typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
  return step(step(step(JSON.parse(text), "result"), "data"), "talent") ?? null;
};
