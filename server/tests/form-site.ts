import { PAGE_RENDERER } from "../../src/config/page-renderer";
import { localizedPath, routes } from "../../src/config/routes";
import { LOCALES } from "../../src/domain/locale";
import { pageDataFile } from "../../src/lib/gatsby-files";
import { builtPage, pageData } from "./small-site";

const ADDRESSES = [routes.contact(), routes.workshop(), routes.scouting(), routes.removeImages()].flatMap((path) =>
  LOCALES.map((locale) => localizedPath(path, locale)),
);

/** A page whose content is its own input: its path and the answer. */
const RENDER = `
exports.render = async ({ pageData: { path, result: { pageContext: { sent } } } }) => {
  const json = JSON.stringify({ path, sent }).replaceAll("<", "\\\\u003c");
  return \`<!DOCTYPE html><html lang="pt"><head><title>x</title></head><body><main><script type="application/json">\${json}</script></main></body></html>\`;
};`;

/** The files of a build with the pages of all forms; `render` replaces the renderer, null omits it. */
export const formFiles = (render: string | null = RENDER): Record<string, string> => ({
  ...Object.assign({}, ...ADDRESSES.map((address) => builtPage(address, "x"))),
  ...Object.fromEntries(ADDRESSES.map((address) => [pageDataFile(address), pageData(address, { data: {}, pageContext: {} })])),
  ...(render === null ? {} : { [PAGE_RENDERER]: render }),
});

export const readRendered = (html: string): { path: string; sent: unknown } | null =>
  JSON.parse(/<script type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");
