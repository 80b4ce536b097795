/* Names of the files that Gatsby writes, relative to the site's root and without a leading slash. Addresses have no trailing slash. */

/** Results of `useStaticQuery`. */
export const STATIC_QUERY_FOLDER = "page-data/sq/d";

const PAGE_DATA = /^page-data\/(.+)\/page-data\.json$/;

/** `/kids` → `kids/index.html`. */
export const pageFile = (address: string): string => `${address === "/" ? "" : `${address.slice(1)}/`}index.html`;

/** `kids/index.html` → `/kids`; any other file keeps its name. */
export const addressOfPage = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, "")}`;

/** `/kids` → `page-data/kids/page-data.json`. */
export const pageDataFile = (address: string): string => `page-data/${address === "/" ? "index" : address.slice(1)}/page-data.json`;

/** `page-data/kids/page-data.json` → `/kids`; null for any other file. */
export const addressOfPageData = (file: string): string | null => {
  const page = PAGE_DATA.exec(file)?.[1];
  if (page === undefined) return null;
  return page === "index" ? "/" : `/${page}`;
};

export const isStaticQuery = (file: string): boolean => file.startsWith(`${STATIC_QUERY_FOLDER}/`);

/** Scripts and styles with a content hash, and the files in `static/`: the content of such an address never changes. */
export const isHashedFile = (file: string): boolean => /^static\/(?!d\/)./.test(file) || /^[^/]+[-.][0-9a-f]{16,32}\.(js|css)$/.test(file);
