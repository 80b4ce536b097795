import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LANGUAGES_FILE } from "../../src/config/languages-file";
import { PAGE_RENDERER } from "../../src/config/page-renderer";
import type { Locale } from "../../src/domain/locale";
import { failure, success, type Result } from "../../src/domain/result";
import { createTalentCollection } from "./store/talent-mentions";
import { writeFileAtomically } from "../lib/write-atomically";
import { assembleRelease, listBuild, type Assembly } from "./store/assemble-release";
import { createLeakScanner, type LeakScannerOptions } from "./checks/leak-scanner";
import { sortDeadLinks } from "./checks/editor-links";
import { createInspection, type Inspected } from "./checks/inspect-build";
import { checkPageCount, countPages } from "./checks/page-count";
import type { DeadLink } from "./checks/site-links";
import { parseStats, STATS_FILE } from "./checks/template-scripts";
import { requiredFiles } from "./store/required-files";
import { parseLanguages, parseRedirects, type Manifest } from "./store/manifest";
import type { Draft, WriteDraft } from "./store/release";
import { MANIFEST, rendererFile } from "./store/release-folder";

export interface DraftOptions extends LeakScannerOptions, Pick<Assembly, "brotliQuality"> {
  siteUrl: string;
}

export const createWriteDraft =
  (options: DraftOptions): WriteDraft =>
  (draft) =>
    writeDraft(draft, options);

const writeDraft = async (draft: Draft, options: DraftOptions): Promise<Result<string | null, string>> => {
  const { publicDir, earlier } = draft;
  const list = await listBuild(publicDir);
  const paths = new Set(list);
  const languages = parseLanguages(await readOrEmpty(join(publicDir, LANGUAGES_FILE)));
  if (languages === null) return failure(`the build is incomplete: ${LANGUAGES_FILE} is missing or damaged`);
  const counted = checkFiles({ paths, languages }, draft);
  if (!counted.ok) return counted;
  const templateScripts = parseStats(await readOrEmpty(join(publicDir, STATS_FILE)));
  if (templateScripts === null) return failure(`the build is incomplete: ${STATS_FILE} is missing or damaged`);
  const redirects = parseRedirects(await readOrEmpty(join(publicDir, "redirects.json"))); // a site may have none
  const findLeak = createLeakScanner(options);
  const byAddress = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const inspection = createInspection({ paths, redirects: byAddress, templateScripts, findLeak, siteUrl: options.siteUrl });
  const target = join(draft.draft, "site");
  const talents = createTalentCollection();
  const add = (path: string, bytes: Buffer): void => {
    inspection.add(path, bytes);
    talents.add(path, bytes);
  };
  const files = await assembleRelease({ publicDir, paths: list, target, earlier, onFile: add, brotliQuality: options.brotliQuality });
  const inspected = await checkLinks(inspection.result(), publicDir);
  if (!inspected.ok) return inspected;
  const { scriptHashes, styleHashes, warning } = inspected.value;
  const manifest: Manifest = {
    id: draft.id,
    fingerprint: draft.fingerprint,
    files,
    redirects,
    scriptHashes,
    styleHashes,
    talents: talents.mentions(),
    languages,
  };
  await copyRenderer(publicDir, draft.draft);
  await writeFileAtomically(join(draft.draft, MANIFEST), JSON.stringify(manifest));
  return success(warning);
};

/** Without a renderer, pages that show withdrawn talents are sent without any talent. */
const copyRenderer = async (publicDir: string, folder: string): Promise<void> => {
  const bytes = await readFile(join(publicDir, PAGE_RENDERER)).catch(() => null); // a build without a renderer
  if (bytes !== null) await writeFileAtomically(rendererFile(folder), bytes);
};

const readOrEmpty = (path: string): Promise<string> => readFile(path, "utf8").catch(() => ""); // the caller reports a missing file

interface BuiltFiles {
  paths: ReadonlySet<string>;
  languages: readonly Locale[];
}

/** Runs first, since a build that fails here need not be copied. */
const checkFiles = ({ paths, languages }: BuiltFiles, { earlier, mayShrink }: Draft): Result<null, string> => {
  const missing = requiredFiles(languages).find((path) => !paths.has(path));
  if (missing !== undefined) return failure(`the build is incomplete: ${missing} is missing`);
  // Pages of a language that was switched on or off do not count.
  const compared = languages.filter((locale) => earlier?.languages.includes(locale) ?? true);
  const before = earlier === null || mayShrink ? null : countPages(earlier.files.keys(), compared);
  return checkPageCount(countPages(paths, compared), before);
};

interface Checked extends Pick<Inspected, "scriptHashes" | "styleHashes"> {
  warning: string | null;
}

const checkLinks = async (inspected: Result<Inspected, string>, publicDir: string): Promise<Result<Checked, string>> => {
  if (!inspected.ok) return inspected;
  const { scriptHashes, styleHashes, deadLinks } = inspected.value;
  const { ofTemplates, ofEditors } = await sortDeadLinks(publicDir, deadLinks);
  if (ofTemplates.length > 0) return failure(describeDeadLinks(ofTemplates));
  return success({ scriptHashes, styleHashes, warning: ofEditors.length === 0 ? null : describeDeadLinks(ofEditors) });
};

const describeDeadLinks = (links: readonly DeadLink[]): string => {
  const [first] = [...links].sort((one, other) => one.page.localeCompare(other.page));
  const sentence = `the page ${first?.page} leads to ${first?.link}, which does not exist`;
  return links.length === 1 ? sentence : `${sentence} (and ${links.length - 1} more)`;
};
