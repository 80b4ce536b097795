import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { isStaticQuery } from "../../../src/lib/gatsby-files";
import { isImmutable } from "./file-kinds";
import { openRelease, releaseIds, rendererFile } from "./release-folder";
import { changePointer, readPointer, type ReleasePointer } from "./release-pointer";
import type { Release } from "./release";

const DRAFT_SUFFIX = ".tmp";

/** The folder of a release that is being written. */
export const draftFolder = (root: string, id: string): string => join(root, id + DRAFT_SUFFIX);

/** Returns the new pointer; null keeps the present one. */
export type DecidePointer = (pointer: ReleasePointer | null) => Promise<ReleasePointer | null>;

interface Adopted {
  release: Release;
  isCurrent: boolean;
}

/** The current release and the earlier ones. */
export const createServingRelease = (root: string) => {
  let current: Release | null = null;
  let isHeld = false;
  let earlier: readonly Release[] = [];

  const findEarlier = async (): Promise<void> => {
    if (current !== null) earlier = await openEarlier(root, current);
  };

  const load = async (code: string): Promise<Release | null> => {
    const pointed = await readPointer(root);
    const ids = [...(pointed === null ? [] : [pointed.id]), ...(await releaseIds(root)).reverse()];
    current = ((pointed?.choice ?? null) !== null ? null : await firstRelease(root, ids, code)) ?? (await firstRelease(root, ids, null));
    if (current === null) return null;
    isHeld = pointed?.id === current.id && pointed.choice !== null;
    await findEarlier();
    return current;
  };

  const followPointer = async (): Promise<void> => {
    const pointed = await readPointer(root);
    if (pointed === null || current === null) return;
    const release = pointed.id === current.id ? current : await openRelease(join(root, pointed.id));
    // A release of other code belongs to another version of the gateway on this folder, unless an operator chose it.
    if (release === null || (pointed.choice === null && release.fingerprint.code !== current.fingerprint.code)) return;
    isHeld = pointed.choice !== null;
    if (release === current) return;
    current = release;
    await findEarlier();
  };

  /** Turns a complete draft into a release, and makes it current unless `decide` keeps the pointer. Null when the draft cannot be read. */
  const adopt = async (id: string, decide: DecidePointer): Promise<Adopted | null> => {
    const draft = await openRelease(draftFolder(root, id));
    if (draft === null) return null;
    await rename(draftFolder(root, id), join(root, id));
    const release = { ...draft, directory: join(root, id, "site"), renderer: draft.renderer && rendererFile(join(root, id)) };
    const pointer = await changePointer(root, decide).catch(async (error: unknown) => {
      // For example a full disk: the new release is never served.
      if ((await readPointer(root))?.id !== id) await rm(join(root, id), { recursive: true, force: true });
      throw error;
    });
    if (pointer?.id !== id) {
      await followPointer();
      return { release, isCurrent: false };
    }
    current = release;
    isHeld = pointer.choice !== null;
    return { release, isCurrent: true };
  };

  return { current: () => current, earlier: () => earlier, isHeld: () => isHeld, load, followPointer, adopt, findEarlier };
};

/** The first complete release, of the given code unless that is null. */
const firstRelease = async (root: string, ids: readonly string[], code: string | null): Promise<Release | null> => {
  for (const id of ids) {
    const release = await openRelease(join(root, id));
    if (release !== null && (code === null || release.fingerprint.code === code)) return release;
  }
  return null;
};

const openEarlier = async (root: string, release: Release): Promise<readonly Release[]> => {
  const ids = (await releaseIds(root)).filter((id) => id !== release.id).reverse();
  const opened = await Promise.all(ids.map((id) => openRelease(join(root, id))));
  return opened.filter((candidate) => candidate !== null).map(forOpenPages);
};

/** Only the files that pages opened earlier may request: hashed files and query results, whose names never get other content. */
const forOpenPages = (release: Release): Release => ({
  ...release,
  files: new Map([...release.files].filter(([path]) => isImmutable(path) || isStaticQuery(path))),
  redirects: new Map(),
});

export const removeDrafts = async (root: string): Promise<void> => {
  const names = await readdir(root).catch(() => []); // no folder yet: a first start
  for (const name of names.filter((name) => name.endsWith(DRAFT_SUFFIX))) await rm(join(root, name), { recursive: true, force: true });
};
