import { parseTalentAddress } from "../../src/config/routes";
import { siteAddress } from "./visitor";

interface Crawl {
  visited: string[];
  /** Addresses whose answers match and are not marked. */
  unmarked: string[];
}

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Pictures are asked for by the test itself, scripts name nobody, and the API is disallowed. */
const PASSED_OVER = /^\/(media|api|static)\/|\.(js|css|png|svg|ico|woff2|webp|jpg|avif)$/;

/** Follows all links from some addresses, pages and their data, and finds answers that match a pattern without a mark for robots. */
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

/** `noindex` in header or page; the page of a talent also keeps its pictures out. */
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
    .filter((link) => !PASSED_OVER.test(link))
    .flatMap((link) => (link.includes(".") ? [link] : [link, `/page-data${link === "/" ? "/index" : link}/page-data.json`]));
};
