import { PAGE_RENDERER } from "../../src/config/page-renderer";
import { splitLocale } from "../../src/config/routes";
import { FOUND_ID } from "../../src/config/search-page";
import { unlistedRoutes } from "../../src/config/unlisted-routes";
import { pageDataFile } from "../../src/lib/gatsby-files";
import { pageData } from "./small-site";

const SEARCH_PAGES = [unlistedRoutes.anySearch(), `/en${unlistedRoutes.anySearch()}`];

const searchData = Object.fromEntries(
  SEARCH_PAGES.map((path) => [pageDataFile(path), pageData(path, { data: {}, pageContext: { language: splitLocale(path).locale } })]),
);

/** A renderer whose pages contain their own input (path, language, results) and the number of pages rendered before. */
const RENDER = `
let count = 0;
exports.render = async ({ pageData: { path, result: { pageContext: { language, found } } } }) => {
  count += 1;
  const json = JSON.stringify(found).replaceAll("<", "\\\\u003c");
  return \`<!DOCTYPE html><html lang="\${language}"><head><title>\${path}</title></head><body><main data-count="\${count}"><script type="application/json" id="${FOUND_ID}">\${json}</script><p>\${"texto ".repeat(200)}</p></main></body></html>\`;
};`;

export const searchFiles = (render = RENDER): Record<string, string> => ({ ...searchData, [PAGE_RENDERER]: render });
