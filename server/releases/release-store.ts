import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { failure, success, type Result } from "../../src/domain/result";
import { endAcceptance, isLossAccepted } from "./acceptance";
import { isImmutable } from "./file-kinds";
import type { Fingerprint, Redirect, ReleaseFile } from "./manifest";
import type { TalentMentions } from "../withdrawal/talent-mentions";
import { openRelease, releaseId, releaseIds, rendererFile } from "./release-folder";
import { readPointer, writePointer } from "./release-pointer";
import { writeDraft, type ReleaseChecks } from "./write-draft";
import { writeProblem } from "./write-problem";

/** A complete copy of a build, ready to serve. */
export interface Release {
  id: string;
  /** Where its files lie. */
  directory: string;
  fingerprint: Fingerprint;
  files: ReadonlyMap<string, ReleaseFile>;
  redirects: ReadonlyMap<string, Redirect>;
  scriptHashes: readonly string[];
  /** Undefined for a release made before they were counted. */
  styleHashes?: readonly string[];
  notFoundHtml: string;
  /** The talents that each data file and sitemap mentions, by path. */
  talents: TalentMentions;
  /** Where its page renderer lies; null for a release made before there was one. */
  renderer: string | null;
}

export interface ReleaseStore {
  current(): Release | null;
  /** The kept releases before the current one, newest first, with what pages opened then may still ask for. */
  earlier(): readonly Release[];
  /** Whether somebody chose this release: it then stays until something is published. */
  isHeld(): boolean;
  /** Finds the release that served last, if it is whole. */
  load(): Promise<Release | null>;
  /** Switches to the release that was chosen from outside, if it is whole. */
  follow(): Promise<void>;
  /** Whether somebody has said that the next release may lose most of its pages. */
  isLossAccepted(): Promise<boolean>;
  /** Deletes the kept releases, except the current, of which this is true. */
  removeEarlier(isRemoved: (release: Release) => boolean): Promise<void>;
  /** Copies, checks and compresses a build, then switches to it at once; the error is a sentence for the editor. */
  install(publicDir: string, fingerprint: Fingerprint): Promise<Result<Installed, string>>;
}

export interface Installed {
  release: Release;
  /** What an editor should mend, in a sentence; null where there is nothing. */
  warning: string | null;
}

const KEPT_RELEASES = 3;
const DRAFT_SUFFIX = ".tmp";

/** Releases under `{dataDir}/releases/{id}`; the newest three are kept, so that a switch back needs no build. */
export const createReleaseStore = (dataDir: string, now: () => Date, checks: ReleaseChecks): ReleaseStore => {
  const root = join(dataDir, "releases");
  let current: Release | null = null;
  let isHeld = false;
  let earlier: readonly Release[] = [];

  const rememberEarlier = async (release: Release): Promise<void> => void (earlier = await openEarlier(root, release));

  const load = async (): Promise<Release | null> => {
    await removeDrafts(root);
    const pointed = await readPointer(root);
    const others = (await releaseIds(root)).reverse();
    for (const id of [...(pointed === null ? [] : [pointed.id]), ...others]) {
      current = await openRelease(join(root, id));
      if (current === null) continue;
      isHeld = pointed?.isHeld === true && pointed.id === id;
      await rememberEarlier(current);
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
    await rememberEarlier(release);
  };

  const switchTo = async (release: Release): Promise<void> => {
    await rename(join(root, release.id + DRAFT_SUFFIX), join(root, release.id));
    await writePointer(root, { id: release.id, isHeld: false });
    current = release;
    isHeld = false;
    await endAcceptance(root);
  };

  const install = async (publicDir: string, fingerprint: Fingerprint): Promise<Result<Installed, string>> => {
    const id = releaseId(now());
    const draft = join(root, id + DRAFT_SUFFIX);
    try {
      const written = await writeDraft({ id, publicDir, draft, fingerprint, earlier: current, mayShrink: await isLossAccepted(root) }, checks);
      if (!written.ok) return written;
      const release = await openRelease(draft);
      if (release === null) return failure("the new release cannot be read back");
      const installed = { ...release, directory: join(root, id, "site"), renderer: release.renderer && rendererFile(join(root, id)) };
      await switchTo(installed);
      await prune(root, id);
      await rememberEarlier(installed);
      return success({ release: installed, warning: written.value });
    } catch (error) {
      // Thrown, not returned: nothing was wrong with the build, and the next try may find room.
      throw new Error(`the release could not be written: ${writeProblem(error)}`, { cause: error });
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  };

  const removeEarlier = (isRemoved: (release: Release) => boolean): Promise<void> =>
    removeOthers(root, { keptId: current?.id ?? null, isRemoved }).then(() => (current === null ? undefined : rememberEarlier(current)));

  return { removeEarlier, current: () => current, earlier: () => earlier, isHeld: () => isHeld, isLossAccepted: () => isLossAccepted(root), load, follow, install };
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

const removeOthers = async (root: string, { keptId, isRemoved }: { keptId: string | null; isRemoved: (release: Release) => boolean }): Promise<void> => {
  for (const id of (await releaseIds(root)).filter((candidate) => candidate !== keptId)) {
    const release = await openRelease(join(root, id));
    // A release that cannot be read may name anybody, and never serves again.
    if (release === null || isRemoved(release)) await rm(join(root, id), { recursive: true, force: true });
  }
};

const prune = async (root: string, currentId: string): Promise<void> => {
  const old = (await releaseIds(root)).slice(0, -KEPT_RELEASES).filter((id) => id !== currentId);
  for (const id of old) await rm(join(root, id), { recursive: true, force: true });
};

/** What a crash left behind. */
const removeDrafts = async (root: string): Promise<void> => {
  const names = await readdir(root).catch(() => []); // no folder yet: a first start
  for (const name of names.filter((name) => name.endsWith(DRAFT_SUFFIX))) await rm(join(root, name), { recursive: true, force: true });
};
