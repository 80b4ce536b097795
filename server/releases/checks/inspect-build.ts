import { failure, success, type Result } from "../../../src/domain/result";
import { isCompressible } from "../store/file-kinds";
import type { Redirect } from "../store/manifest";
import { addressOfPageData, addressOfPage, pageDataFile, pageFile } from "../../../src/lib/gatsby-files";
import { checkPage } from "./check-page";
import { inlineScriptHashes, inlineStyleHashes, readPage } from "./read-page";
import { controlCharacter } from "./control-character";
import { readPageData } from "./check-page-data";
import type { LeakScanner } from "./leak-scanner";
import { createSiteLinks, type DeadLink } from "./site-links";
import { missingScript, type TemplateScripts } from "./template-scripts";

export interface InspectionOptions {
  /** Every file of the build, as paths in its folder. */
  paths: ReadonlySet<string>;
  redirects: ReadonlyMap<string, Redirect>;
  templateScripts: TemplateScripts;
  findLeak: LeakScanner;
  siteUrl: string;
}

export interface Inspected {
  /** Content-Security-Policy sources of all inline scripts. */
  scriptHashes: readonly string[];
  /** The same for all style elements. */
  styleHashes: readonly string[];
  deadLinks: readonly DeadLink[];
}

/** The hashes are in a header of every page, so a build with one inline part per page is refused. */
const MAX_INLINE_PARTS = 50;

/** Slices of pages that Gatsby writes as separate files. */
const FRAGMENTS = "_gatsby/";

/** Checks each file of a build while it is copied; `result` fails when the build must not be served. */
export const createInspection = ({ paths, redirects, templateScripts, findLeak, siteUrl }: InspectionOptions) => {
  const faults = createFaults();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const templates = new Set<string>();
  const files = new Map([...paths].map((path) => [path, path]));
  const links = createSiteLinks({ siteUrl, index: { files, redirects } });

  const addPage = (path: string, html: string): void => {
    const address = addressOfPage(path);
    const page = readPage(html);
    const { faults: found, addresses } = checkPage(html, page);
    found.forEach((fault) => faults.add(`the page ${address} ${fault}`));
    links.add(address, addresses);
    inlineScriptHashes(page).forEach((hash) => scripts.add(hash));
    inlineStyleHashes(page).forEach((hash) => styles.add(hash));
    if (path.endsWith("index.html") && !paths.has(pageDataFile(address))) faults.add(`the page ${address} has no data`);
  };

  const addData = (path: string, text: string, address: string): void => {
    const data = readPageData(text, address);
    if (data.ok) templates.add(data.value.chunk);
    else faults.add(`${path} ${data.error}`);
    if (!paths.has(fileOfPage(address))) faults.add(`the page ${address} is missing`);
  };

  const add = (path: string, bytes: Buffer): void => {
    if (!isCompressible(path)) return;
    const text = bytes.toString();
    const dataAddress = addressOfPageData(path);
    const isPage = path.endsWith(".html") && !path.startsWith(FRAGMENTS);
    const leak = findLeak({ path, bytes, text, address: isPage ? addressOfPage(path) : dataAddress });
    if (leak !== null) faults.add(`${path} ${leak}`);
    const control = isPage || dataAddress !== null ? controlCharacter(text) : null;
    if (control !== null) faults.add(`${path} contains the control character ${control}`);
    if (isPage) addPage(path, text);
    if (dataAddress !== null) addData(path, text, dataAddress);
  };

  const result = (): Result<Inspected, string> => {
    const lost = missingScript(templateScripts, templates, paths);
    if (lost !== null) return failure(lost);
    for (const [kind, { size }] of [
      ["scripts", scripts],
      ["styles", styles],
    ] as const)
      if (size > MAX_INLINE_PARTS) faults.add(`there are ${size} different inline ${kind}, and ${MAX_INLINE_PARTS} fit into a policy`);
    const sentence = faults.sentence();
    return sentence === null
      ? success({ scriptHashes: [...scripts].sort(), styleHashes: [...styles].sort(), deadLinks: links.dead() })
      : failure(sentence);
  };

  return { add, result };
};

export type Inspection = ReturnType<typeof createInspection>;

/** A broken template breaks every page: the first faults are kept, the others are only counted. */
const MAX_KEPT = 100;

const createFaults = () => {
  const first: string[] = [];
  let count = 0;
  return {
    add: (fault: string): void => {
      count += 1;
      if (first.length < MAX_KEPT) first.push(fault);
    },
    /** Null when there is none. */
    sentence: (): string | null => {
      const [fault] = [...first].sort();
      if (fault === undefined) return null;
      return count === 1 ? fault : `${fault} (and ${count - 1} more)`;
    },
  };
};

/** A page whose address ends in `.html` is a file of that name. */
const fileOfPage = (address: string): string => (address.endsWith(".html") ? address.slice(1) : pageFile(address));
