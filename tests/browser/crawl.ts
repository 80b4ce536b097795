import { parseTalentAddress } from "../../src/config/routes";
import { siteAddress } from "./visitor";

interface Crawl {
  visited: string[];
  /** Addresses whose responses match the pattern and have no robots mark. */
  unmarked: string[];
}

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Pictures are fetched by the test itself, scripts contain no names, and robots.txt disallows the API. */
const SKIPPED = /^\/(media|api|static)\/|\.(js|css|png|svg|ico|woff2|webp|jpg|avif)$/;

/** Follows all links of pages and page data, and finds responses that match a pattern and have no robots mark. */
export const crawl = async (from: readonly string[], pattern: RegExp): Promise<Crawl> => {
  const visited = [...new Set(from)];
  const unmarked: string[] = [];
  for (const path of visited) {
    const response = await fetch(new URL(path, siteAddress()));
    const body = await response.text();
    if (pattern.test(body) && !isMarked(path, response, body)) unmarked.push(path);
    for (const link of linksIn(body)) if (!visited.includes(link)) visited.push(link);
  }
  return { visited, unmarked };
};

/** Whether header or page have `noindex`; a talent's page needs `noimageindex` too. */
const isMarked = (path: string, { headers }: Response, body: string): boolean => {
  const [meta = ""] = /<meta\b[^>]*\bname="robots"[^>]*>/.exec(body) ?? [];
  const marks = `${headers.get("x-robots-tag") ?? ""} ${meta}`;
  return /noindex/.test(marks) && (parseTalentAddress(path) === null || /noimageindex/.test(marks));
};

const linksIn = (body: string): string[] => {
  const links = [...body.replaceAll(`"${siteAddress()}/`, '"/').matchAll(/\bhref="(\/(?!\/)[^"#?]*)/g)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
  return links
    .filter((link) => !SKIPPED.test(link))
    .flatMap((link) => (link.includes(".") ? [link] : [link, `/page-data${link === "/" ? "/index" : link}/page-data.json`]));
};
