import { PAGE_RENDERER } from "../../src/config/page-renderer";
import { splitLocale } from "../../src/config/routes";
import { FOUND_ID } from "../../src/config/search-page";
import { unlistedRoutes } from "../../src/config/unlisted-routes";
import { pageDataFile } from "../../src/lib/gatsby-files";
import { pageData } from "./small-site";

const SEARCH_PAGES = [unlistedRoutes.anySearch(), `/en${unlistedRoutes.anySearch()}`];

/** The data of the pages of all searches by name, as Gatsby writes it. */
const searchData = Object.fromEntries(
  SEARCH_PAGES.map((path) => [pageDataFile(path), pageData(path, { data: {}, pageContext: { language: splitLocale(path).locale } })]),
);

/** A page that contains what it was rendered from: its path, its language, what was found, and how many pages came before it. */
const RENDER = `
let count = 0;
exports.render = async ({ pageData: { path, result: { pageContext: { language, found } } } }) => {
  count += 1;
  const json = JSON.stringify(found).replaceAll("<", "\\\\u003c");
  return \`<!DOCTYPE html><html lang="\${language}"><head><title>\${path}</title></head><body><main data-count="\${count}"><script type="application/json" id="${FOUND_ID}">\${json}</script><p>\${"texto ".repeat(200)}</p></main></body></html>\`;
};`;

/** The files of a build whose search pages the gateway renders; `render` replaces the renderer. */
export const searchFiles = (render = RENDER): Record<string, string> => ({ ...searchData, [PAGE_RENDERER]: render });
