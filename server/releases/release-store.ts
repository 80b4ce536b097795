import { mkdir, readFile, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { failure, success, type Result } from "../../src/domain/result";
import { writeFileAtomically } from "../files/write-atomically";
import { assembleRelease } from "./assemble-release";
import { checkRelease } from "./check-release";
import { isImmutable } from "./file-kinds";
import { parseRedirects, type Fingerprint, type Manifest, type Redirect, type ReleaseFile } from "./manifest";
import { MANIFEST, isReleaseId, openRelease, releaseId, releaseIds } from "./release-folder";
import { readPointer, writePointer } from "./release-pointer";

/** A complete copy of a build, ready to serve. */
export interface Release {
  id: string;
  /** Where its files lie. */
  directory: string;
  fingerprint: Fingerprint;
  files: ReadonlyMap<string, ReleaseFile>;
  redirects: ReadonlyMap<string, Redirect>;
  scriptHashes: readonly string[];
  styleHashes?: readonly string[];
  notFoundHtml: string;
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
  /** Copies, checks and compresses a build, then switches to it at once. */
  install(publicDir: string, fingerprint: Fingerprint): Promise<Result<Release, string>>;
}

const KEPT_RELEASES = 3;
const DRAFT_SUFFIX = ".tmp";

/** Releases under `{dataDir}/releases/{id}`; the newest three are kept, so that a switch back needs no build. */
export const createReleaseStore = (dataDir: string, now: () => Date): ReleaseStore => {
  const root = join(dataDir, "releases");
  let current: Release | null = null;
  let isHeld = false;
  let earlier: readonly Release[] = [];

  const rememberEarlier = async (release: Release): Promise<void> => {
    const ids = (await releaseIds(root)).filter((id) => id !== release.id).reverse();
    const opened = await Promise.all(ids.map((id) => openRelease(join(root, id))));
    earlier = opened.filter((candidate) => candidate !== null).map(forOpenPages);
  };

  const load = async (): Promise<Release | null> => {
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

  const install = async (publicDir: string, fingerprint: Fingerprint): Promise<Result<Release, string>> => {
    const id = releaseId(now());
    const draft = join(root, id + DRAFT_SUFFIX);
    const written = await writeDraft({ id, publicDir, draft, fingerprint, earlier: current });
    if (!written.ok) {
      await rm(draft, { recursive: true, force: true });
      return written;
    }
    await rename(draft, join(root, id));
    const release = await openRelease(join(root, id));
    if (release === null) return failure("the new release cannot be read back");
    await writePointer(root, { id, isHeld: false });
    current = release;
    isHeld = false;
    await prune(root, id);
    await rememberEarlier(release);
    return success(release);
  };

  return { current: () => current, earlier: () => earlier, isHeld: () => isHeld, load, follow, install };
};

interface Draft {
  id: string;
  publicDir: string;
  draft: string;
  fingerprint: Fingerprint;
  earlier: Release | null;
}

const writeDraft = async ({ id, publicDir, draft, fingerprint, earlier }: Draft): Promise<Result<null, string>> => {
  await mkdir(draft, { recursive: true });
  const { files, scriptHashes, styleHashes } = await assembleRelease(publicDir, join(draft, "site"), earlier);
  const homeHtml = await readFile(join(draft, "site", "index.html"), "utf8").catch(() => ""); // the check names what is missing
  const checked = checkRelease(new Set(files.map(({ path }) => path)), homeHtml);
  if (!checked.ok) return checked;
  const redirects = parseRedirects(await readFile(join(publicDir, "redirects.json"), "utf8").catch(() => "[]")); // a site may have none
  const manifest: Manifest = { id, fingerprint, files, redirects, scriptHashes, styleHashes };
  await writeFileAtomically(join(draft, MANIFEST), JSON.stringify(manifest));
  return success(null);
};

/** Hashed files and the answers to page queries, whose names change with what asks for them. */
const forOpenPages = (release: Release): Release => ({
  ...release,
  files: new Map([...release.files].filter(([path]) => isImmutable(path) || path.startsWith("page-data/sq/d/"))),
  redirects: new Map(),
});

/** Removes older releases, and drafts that a crash left behind. */
const prune = async (root: string, currentId: string): Promise<void> => {
  const names = await readdir(root);
  const old = names.filter(isReleaseId).sort().slice(0, -KEPT_RELEASES).filter((id) => id !== currentId);
  const drafts = names.filter((name) => name.endsWith(DRAFT_SUFFIX));
  for (const name of [...old, ...drafts]) await rm(join(root, name), { recursive: true, force: true });
};
