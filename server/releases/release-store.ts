import { randomBytes } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { failure, success, type Result } from "../../src/domain/result";
import { writeFileAtomically } from "../files/write-atomically";
import { assembleRelease } from "./assemble-release";
import { checkRelease } from "./check-release";
import { isImmutable } from "./file-kinds";
import { parseManifest, parseRedirects, type Fingerprint, type Manifest, type Redirect, type ReleaseFile } from "./manifest";

/** A complete copy of a build, ready to serve. */
export interface Release {
  id: string;
  /** Where its files lie. */
  directory: string;
  fingerprint: Fingerprint;
  files: ReadonlyMap<string, ReleaseFile>;
  redirects: ReadonlyMap<string, Redirect>;
  scriptHashes: readonly string[];
  notFoundHtml: string;
}

export interface ReleaseStore {
  current(): Release | null;
  /** The kept releases before the current one, newest first, with what pages opened then may still ask for. */
  earlier(): readonly Release[];
  /** Finds the release that served last, if it is whole. */
  load(): Promise<Release | null>;
  /** Copies, checks and compresses a build, then switches to it at once. */
  install(publicDir: string, fingerprint: Fingerprint): Promise<Result<Release, string>>;
}

const KEPT_RELEASES = 3;
const DRAFT_SUFFIX = ".tmp";
const MANIFEST = "manifest.json";
const POINTER = "current";

/** Releases under `{dataDir}/releases/{id}`; the newest three are kept, so that a switch back needs no build. */
export const createReleaseStore = (dataDir: string, now: () => Date): ReleaseStore => {
  const root = join(dataDir, "releases");
  let current: Release | null = null;
  let earlier: readonly Release[] = [];

  const rememberEarlier = async (release: Release): Promise<void> => {
    const ids = (await releaseIds(root)).filter((id) => id !== release.id).reverse();
    const opened = await Promise.all(ids.map((id) => openRelease(join(root, id))));
    earlier = opened.filter((candidate) => candidate !== null).map(forOpenPages);
  };

  const load = async (): Promise<Release | null> => {
    const pointed = await readFile(join(root, POINTER), "utf8").catch(() => ""); // none yet: a first start
    const others = (await releaseIds(root)).reverse();
    for (const id of [pointed.trim(), ...others]) {
      current = isReleaseId(id) ? await openRelease(join(root, id)) : null;
      if (current === null) continue;
      await rememberEarlier(current);
      return current;
    }
    return null;
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
    await writeFileAtomically(join(root, POINTER), `${id}\n`);
    current = release;
    await prune(root, id);
    await rememberEarlier(release);
    return success(release);
  };

  return { current: () => current, earlier: () => earlier, load, install };
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
  const { files, scriptHashes } = await assembleRelease(publicDir, join(draft, "site"), earlier);
  const homeHtml = await readFile(join(draft, "site", "index.html"), "utf8").catch(() => ""); // the check names what is missing
  const checked = checkRelease(new Set(files.map(({ path }) => path)), homeHtml);
  if (!checked.ok) return checked;
  const redirects = parseRedirects(await readFile(join(publicDir, "redirects.json"), "utf8").catch(() => "[]")); // a site may have none
  const manifest: Manifest = { id, fingerprint, files, redirects, scriptHashes };
  await writeFileAtomically(join(draft, MANIFEST), JSON.stringify(manifest));
  return success(null);
};

const openRelease = async (folder: string): Promise<Release | null> => {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => ""); // not whole: passed over
  const manifest = parseManifest(text);
  const directory = join(folder, "site");
  const notFoundHtml = await readFile(join(directory, "404.html"), "utf8").catch(() => null); // likewise
  if (manifest === null || notFoundHtml === null) return null;
  const { id, fingerprint, scriptHashes } = manifest;
  const files = new Map(manifest.files.map((file) => [file.path, file]));
  const redirects = new Map(manifest.redirects.map((redirect) => [redirect.from, redirect]));
  return { id, directory, fingerprint, scriptHashes, files, redirects, notFoundHtml };
};

/** Hashed files and the answers to page queries, whose names change with what asks for them. */
const forOpenPages = (release: Release): Release => ({
  ...release,
  files: new Map([...release.files].filter(([path]) => isImmutable(path) || path.startsWith("page-data/sq/d/"))),
  redirects: new Map(),
});

/** Sorts by time of making. */
const releaseId = (at: Date): string => `${at.toISOString().replace(/\D/g, "")}-${randomBytes(3).toString("hex")}`;

const isReleaseId = (name: string): boolean => /^\d{17}-[0-9a-f]{6}$/.test(name);

const releaseIds = async (root: string): Promise<string[]> => {
  const names = await readdir(root).catch(() => []); // no folder yet: a first start
  return names.filter(isReleaseId).sort();
};

/** Removes older releases, and drafts that a crash left behind. */
const prune = async (root: string, currentId: string): Promise<void> => {
  const names = await readdir(root);
  const old = names.filter(isReleaseId).sort().slice(0, -KEPT_RELEASES).filter((id) => id !== currentId);
  const drafts = names.filter((name) => name.endsWith(DRAFT_SUFFIX));
  for (const name of [...old, ...drafts]) await rm(join(root, name), { recursive: true, force: true });
};
