import { readFile, copyFile } from "node:fs/promises";
import { join } from "node:path";
import { parseTalentAddress } from "../../src/config/routes";
import { writeFileAtomically } from "../lib/write-atomically";
import { linkFile, makeFolders, writeReleaseFile } from "../releases/store/assemble-release";
import type { Manifest, ReleaseFile } from "../releases/store/manifest";
import { MANIFEST, rendererFile } from "../releases/store/release-folder";
import type { Release } from "../releases/store/release";
import { addressOfPage, addressOfPageData, isStaticQuery } from "../../src/lib/gatsby-files";
import type { FilteredFiles } from "../withdrawal/filtered-files";
import { createTalentCollection } from "../releases/store/talent-mentions";

export interface CopyWithoutTalents {
  release: Release;
  /** The copy's id and folder. */
  id: string;
  folder: string;
  isErased: (talentId: string) => boolean;
  filteredFiles: Pick<FilteredFiles, "withoutErased">;
}

/**
 * Writes a copy of a release without erased talents: omits their pages and page data, renders files that mention them again,
 * and hard-links every other file.
 */
export const copyWithoutTalents = async (copy: CopyWithoutTalents): Promise<void> => {
  const { release, id, folder, isErased } = copy;
  const { fingerprint, scriptHashes, styleHashes, languages } = release;
  const isOfErased = (address: string): boolean => {
    const talentId = parseTalentAddress(address)?.talentId;
    return talentId !== undefined && isErased(talentId);
  };
  const kept = [...release.files.values()].filter(({ path }) => !isOfErased(addressOfPageData(path) ?? addressOfPage(path)));
  const redirects = [...release.redirects.values()].filter(({ from, to }) => !isOfErased(from) && !isOfErased(to));
  const { files, talents } = await copyFiles(copy, kept);
  await copyRenderer(copy);
  const manifest: Manifest = { id, fingerprint, files, redirects, scriptHashes, styleHashes, talents, languages };
  await writeFileAtomically(join(folder, MANIFEST), JSON.stringify(manifest));
};

const copyFiles = async (
  { release, folder, isErased, filteredFiles }: CopyWithoutTalents,
  kept: readonly ReleaseFile[],
): Promise<Required<Pick<Manifest, "files" | "talents">>> => {
  const target = join(folder, "site");
  const rendered = createTalentCollection();
  const linked: Record<string, readonly string[]> = {};
  const files: ReleaseFile[] = [];
  await makeFolders(
    target,
    kept.map(({ path }) => path),
  );
  // Sequentially, since the same worker renders visitors' pages.
  for (const file of kept) {
    const bytes = await filteredFiles.withoutErased({ release, file, isErased });
    if (bytes !== null) rendered.add(file.path, bytes);
    else if (release.talents[file.path] !== undefined) linked[file.path] = release.talents[file.path] ?? [];
    files.push(await copyOne({ release, file, target, bytes }));
  }
  return { files, talents: { ...linked, ...rendered.mentions() } };
};

interface OneFile {
  release: Release;
  file: ReleaseFile;
  target: string;
  /** Null for an unchanged file. */
  bytes: Buffer | null;
}

const copyOne = async ({ release, file, target, bytes }: OneFile): Promise<ReleaseFile> => {
  if (bytes === null && (await linkFile(file, release.directory, target))) return file;
  return writeReleaseFile({ path: file.path, bytes: bytes ?? (await readFile(join(release.directory, file.path))), target });
};

/** The renderer contains the results of static queries, so it is not copied when one of them mentions an erased talent. */
const copyRenderer = async ({ release, folder, isErased }: CopyWithoutTalents): Promise<void> => {
  const mentionsErased = Object.entries(release.talents).some(([path, ids]) => isStaticQuery(path) && ids.some(isErased));
  if (release.renderer !== null && !mentionsErased) await copyFile(release.renderer, rendererFile(folder));
};
