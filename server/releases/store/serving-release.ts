import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { isStaticQuery } from "../../../src/lib/gatsby-files";
import { isImmutable } from "./file-kinds";
import { openRelease, releaseIds, rendererFile } from "./release-folder";
import { draftFolder } from "./draft-folder";
import type { DecidePointer, ReleasePublication } from "./publication";
import type { ReleasePointer } from "./release-pointer";
import type { Release } from "./release";

interface Adopted {
  release: Release;
  isCurrent: boolean;
}

export const createServingRelease = (root: string, publication: ReleasePublication) => {
  let current: Release | null = null;
  let isHeld = false;
  let isAnyCode = false;
  let earlier: readonly Release[] = [];

  const findEarlier = async (): Promise<void> => {
    if (current !== null) earlier = await openEarlier(root, current);
  };

  /** Fetches the release if this gateway lacks it; null when it is damaged or missing. */
  const openOrFetch = async (id: string): Promise<Release | null> => {
    const local = await openRelease(join(root, id));
    if (local !== null || !publication.isShared) return local;
    await publication.fetch(id);
    return openRelease(join(root, id));
  };

  /** The shared current release, whatever its code is; null without one, and while it cannot be fetched. */
  const loadShared = async (): Promise<Release | null> => {
    const pointed = await publication.pointer();
    return pointed === null ? null : openOrFetch(pointed.id);
  };

  const load = async (code: string | null): Promise<Release | null> => {
    isAnyCode = code === null;
    const shared = publication.isShared ? await loadShared().catch(() => null) : null; // the watch of the pointer reports it
    const pointed = await publication.knownPointer();
    const ids = [...(pointed === null ? [] : [pointed.id]), ...(await releaseIds(root)).reverse()];
    current =
      shared ?? ((pointed?.choice ?? null) !== null ? null : await firstRelease(root, ids, code)) ?? (await firstRelease(root, ids, null));
    if (current === null) return null;
    isHeld = pointed?.id === current.id && pointed.choice !== null;
    await findEarlier();
    return current;
  };

  const follow = async (): Promise<void> => {
    const pointed = await publication.pointer();
    if (pointed === null || current === null) return;
    const release = pointed.id === current.id ? current : await openOrFetch(pointed.id);
    if (release === null) return;
    // A release of other code belongs to another version of the gateway on this folder, unless an operator chose it.
    const mustBeOfThisCode = !publication.isShared && !isAnyCode && pointed.choice === null;
    if (mustBeOfThisCode && release.fingerprint.code !== current.fingerprint.code) return;
    isHeld = pointed.choice !== null;
    if (release === current) return;
    current = release;
    await findEarlier();
  };

  // Fetching takes long, and a poll must not fetch the same release meanwhile.
  const inTurn = pLimit(1);
  const followPointer = (): Promise<void> => inTurn(follow);

  const point = async (id: string, decide: DecidePointer): Promise<ReleasePointer | null> => {
    await publication.publish(id, join(root, id), "builder");
    return publication.changePointer(decide, "builder");
  };

  /** Turns a complete draft into a release, and makes it current unless `decide` keeps the pointer. Null when the draft cannot be read. */
  const adopt = async (id: string, decide: DecidePointer): Promise<Adopted | null> => {
    const draft = await openRelease(draftFolder(root, id));
    if (draft === null) return null;
    await rename(draftFolder(root, id), join(root, id));
    const release = { ...draft, directory: join(root, id, "site"), renderer: draft.renderer && rendererFile(join(root, id)) };
    const pointer = await point(id, decide).catch(async (error: unknown) => {
      // For example a full disk: the new release is never served.
      if ((await publication.knownPointer())?.id !== id) await rm(join(root, id), { recursive: true, force: true });
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

/** Null accepts every code. */
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
