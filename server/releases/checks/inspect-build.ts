import { failure, success, type Result } from "../../../src/domain/result";
import { isCompressible } from "../store/file-kinds";
import type { Redirect } from "../store/manifest";
import { addressOfPageData, addressOfPage, pageDataFile, pageFile } from "../../../src/lib/gatsby-files";
import { checkPage } from "./check-page";
import { inlineScriptHashes, inlineStyleHashes } from "./inline-hashes";
import { readPage } from "./read-page";
import { controlCharacter } from "./control-character";
import { readPageData } from "./check-page-data";
import type { Canaries } from "./canaries";
import { createSiteLinks, type DeadLink } from "./site-links";
import { missingScript, type TemplateScripts } from "./template-scripts";

export interface InspectionOptions {
  /** Every file of the build, as paths in its folder. */
  paths: ReadonlySet<string>;
  redirects: ReadonlyMap<string, Redirect>;
  templateScripts: TemplateScripts;
  canaries: Canaries;
  siteUrl: string;
}

export interface Inspected {
  /** Content-Security-Policy sources of all inline scripts. */
  scriptHashes: readonly string[];
  /** The same of all style elements. */
  styleHashes: readonly string[];
  deadLinks: readonly DeadLink[];
}

/** They travel in a header with every page, so a build that writes one per page is at fault. */
const MAX_INLINE_PARTS = 50;

/** Parts of pages that Gatsby leaves beside them. */
const FRAGMENTS = "_gatsby/";

/** Looks at each file of a build as it is copied, and judges at the end. */
export const createInspection = ({ paths, redirects, templateScripts, canaries, siteUrl }: InspectionOptions) => {
  const faults = createFaults();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const templates = new Set<string>();
  const files = new Map([...paths].map((path) => [path, path]));
  const links = createSiteLinks({ siteUrl, places: { files, redirects } });

  const seePage = (path: string, html: string): void => {
    const address = addressOfPage(path);
    const page = readPage(html);
    const { faults: found, addresses } = checkPage(html, page);
    found.forEach((fault) => faults.add(`the page ${address} ${fault}`));
    links.add(address, addresses);
    inlineScriptHashes(page).forEach((hash) => scripts.add(hash));
    inlineStyleHashes(page).forEach((hash) => styles.add(hash));
    if (path.endsWith("index.html") && !paths.has(pageDataFile(address))) faults.add(`the page ${address} has no data`);
  };

  const seeData = (path: string, text: string, address: string): void => {
    const data = readPageData(text, address);
    if (data.ok) templates.add(data.value.chunk);
    else faults.add(`${path} ${data.error}`);
    if (!paths.has(fileOfPage(address))) faults.add(`the page ${address} is missing`);
  };

  const see = (path: string, bytes: Buffer): void => {
    if (!isCompressible(path)) return;
    const text = bytes.toString();
    const dataAddress = addressOfPageData(path);
    const isPage = path.endsWith(".html") && !path.startsWith(FRAGMENTS);
    const canary = canaries({ path, bytes, text, address: isPage ? addressOfPage(path) : dataAddress });
    if (canary !== null) faults.add(`${path} ${canary}`);
    const control = isPage || dataAddress !== null ? controlCharacter(text) : null;
    if (control !== null) faults.add(`${path} holds the control character ${control}`);
    if (isPage) seePage(path, text);
    if (dataAddress !== null) seeData(path, text, dataAddress);
  };

  const conclude = (): Result<Inspected, string> => {
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

  return { see, conclude };
};

export type Inspection = ReturnType<typeof createInspection>;

/** One template at fault is at fault on every page: the first few tell enough, the others are counted. */
const REMEMBERED = 100;

const createFaults = () => {
  const first: string[] = [];
  let count = 0;
  return {
    add: (fault: string): void => {
      count += 1;
      if (first.length < REMEMBERED) first.push(fault);
    },
    /** Null where there are none. */
    sentence: (): string | null => {
      const [fault] = [...first].sort();
      if (fault === undefined) return null;
      return count === 1 ? fault : `${fault} (and ${count - 1} more)`;
    },
  };
};

/** A page whose address ends in `.html` is a file of that name. */
const fileOfPage = (address: string): string => (address.endsWith(".html") ? address.slice(1) : pageFile(address));
