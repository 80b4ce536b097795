import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const DRAFT_SUFFIX = ".tmp";

export const draftFolder = (root: string, id: string): string => join(root, id + DRAFT_SUFFIX);

export const removeDrafts = async (root: string): Promise<void> => {
  const names = await readdir(root).catch(() => []); // no folder yet: a first start
  for (const name of names.filter((name) => name.endsWith(DRAFT_SUFFIX))) await rm(join(root, name), { recursive: true, force: true });
};
