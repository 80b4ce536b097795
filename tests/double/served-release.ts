import path from "node:path";
import { openRelease, releasesFolder } from "../../server/releases/store/release-folder";
import { readPointer } from "../../server/releases/store/release-pointer";
import { addressOfPage } from "../../src/lib/gatsby-files";
import type { Release } from "../../server/releases/store/release";

export const servedRelease = async (dataDir: string): Promise<Release> => {
  const pointer = await readPointer(releasesFolder(dataDir));
  const release = pointer && (await openRelease(path.join(releasesFolder(dataDir), pointer.id)));
  if (!release) throw new Error("no release is served");
  return release;
};

export const releaseAddresses = ({ files }: Release): string[] =>
  [...files.keys()].map((file) => (file.endsWith("index.html") ? encodeURI(addressOfPage(file)) : encodeURI(`/${file}`)));

export interface BuiltPage {
  data: string;
  html: string;
}

export const builtPages = ({ files, directory }: Release): BuiltPage[] =>
  [...files.keys()].flatMap((file) => {
    const address = /^page-data\/(.+)\/page-data\.json$/.exec(file)?.[1];
    const html = [`${address}/index.html`, address === "index" ? "index.html" : "", address ?? ""].find(
      (page) => page.endsWith(".html") && files.has(page),
    );
    return html === undefined ? [] : [{ data: path.join(directory, file), html: path.join(directory, html) }];
  });

/** Script for `node -e`: renders the pages of pages.json and prints the paths whose HTML differs from the build's. */
export const COMPARE_PAGES = `
const { readFileSync } = require("node:fs");
const { render } = require("./page-renderer.cjs");
const pages = JSON.parse(readFileSync("pages.json", "utf8"));
(async () => {
  const different = [];
  for (const { data, html } of pages) {
    const pageData = JSON.parse(readFileSync(data, "utf8"));
    if ((await render({ pageData })) !== readFileSync(html, "utf8")) different.push(pageData.path);
  }
  console.log(JSON.stringify(different));
})();
`;
