import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { isImmutable } from "./file-kinds";
import { openRelease, releaseIds, rendererFile } from "./release-folder";
import { readPointer, writePointer, type ReleasePointer } from "./release-pointer";
import type { Release } from "./release-store";

const DRAFT_SUFFIX = ".tmp";

/** Where a release is written before it may serve. */
export const draftFolder = (root: string, id: string): string => join(root, id + DRAFT_SUFFIX);

/** The release that serves, and those before it. */
export const createServingRelease = (root: string) => {
  let current: Release | null = null;
  let isHeld = false;
  let earlier: readonly Release[] = [];

  const findEarlier = async (): Promise<void> => {
    if (current !== null) earlier = await openEarlier(root, current);
  };

  const load = async (): Promise<Release | null> => {
    await removeDrafts(root);
    const pointed = await readPointer(root);
    const others = (await releaseIds(root)).reverse();
    for (const id of [...(pointed === null ? [] : [pointed.id]), ...others]) {
      current = await openRelease(join(root, id));
      if (current === null) continue;
      isHeld = pointed?.isHeld === true && pointed.id === id;
      await findEarlier();
      return current;
    }
    return null;
  };

  const follow = async (): Promise<void> => {
    const pointed = await readPointer(root);
    if (pointed === null || current === null) return;
    const release = pointed.id === current.id ? current : await openRelease(join(root, pointed.id));
    if (release === null) return;
    isHeld = pointed.isHeld;
    if (release === current) return;
    current = release;
    await findEarlier();
  };

  /** Makes a whole draft the current release. */
  const switchTo = async (id: string, pointer: Pick<ReleasePointer, "isHeld">): Promise<Release | null> => {
    const release = await openRelease(draftFolder(root, id));
    if (release === null) return null;
    await rename(draftFolder(root, id), join(root, id));
    await writePointer(root, { id, isHeld: pointer.isHeld });
    isHeld = pointer.isHeld;
    current = { ...release, directory: join(root, id, "site"), renderer: release.renderer && rendererFile(join(root, id)) };
    return current;
  };

  return { current: () => current, earlier: () => earlier, isHeld: () => isHeld, load, follow, switchTo, findEarlier };
};

const openEarlier = async (root: string, release: Release): Promise<readonly Release[]> => {
  const ids = (await releaseIds(root)).filter((id) => id !== release.id).reverse();
  const opened = await Promise.all(ids.map((id) => openRelease(join(root, id))));
  return opened.filter((candidate) => candidate !== null).map(forOpenPages);
};

/** Hashed files and the answers to page queries, whose names change with what asks for them. */
const forOpenPages = (release: Release): Release => ({
  ...release,
  files: new Map([...release.files].filter(([path]) => isImmutable(path) || path.startsWith("page-data/sq/d/"))),
  redirects: new Map(),
});

/** What a crash left behind. */
const removeDrafts = async (root: string): Promise<void> => {
  const names = await readdir(root).catch(() => []); // no folder yet: a first start
  for (const name of names.filter((name) => name.endsWith(DRAFT_SUFFIX))) await rm(join(root, name), { recursive: true, force: true });
};
