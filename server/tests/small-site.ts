import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { addressOfPageData } from "../../src/lib/gatsby-files";
import pt from "../../src/locales/pt/common.json";
import { LANGUAGES_FILE } from "../../src/config/languages-file";
import { LOCALES, type Locale } from "../../src/domain/locale";
import { pageDataFile, pageFile } from "../../src/lib/gatsby-files";
import { requiredFiles } from "../releases/store/required-files";

export const SCRIPT = "app-0123456789abcdef0123.js";
export const STYLES = "styles.0123456789abcdef0123.css";
export const TEMPLATE = "component---src-templates-page-tsx";
export const TEMPLATE_SCRIPT = `${TEMPLATE}-0123456789abcdef0123.js`;

export const AGENCY = "Casa Juriti";

/** A page as Gatsby writes it: language, title, one inline script, one script file. */
export const page = (body: string, title = AGENCY): string =>
  `<!DOCTYPE html><html lang="pt"><head><meta charset="utf-8"/><title data-gatsby-head="true">${title}</title>` +
  `<meta name="robots" content="noindex" data-gatsby-head="true"/><link rel="stylesheet" href="/${STYLES}"/></head><body><main>${body}</main>` +
  `<script>window.___chunk={}</script><script src="/${SCRIPT}" async></script><p>${"texto ".repeat(200)}</p></body></html>`;

interface SmallSite {
  extra?: Readonly<Record<string, string | Buffer>>;
  /** A file to leave out. */
  without?: string | null;
  languages?: readonly Locale[];
}

/** Writes a small but complete build, synchronously, which is seven times faster. */
export const writeSmallSite = (publicDir: string, { extra = {}, without = null, languages = LOCALES }: SmallSite = {}): void => {
  const pages = Object.fromEntries(requiredFiles(languages).map((path) => [path, requiredContent(path)]));
  const files: Record<string, string | Buffer> = {
    ...pages,
    [SCRIPT]: `console.log("${"x".repeat(2000)}")`,
    [`${SCRIPT}.map`]: "{}",
    [TEMPLATE_SCRIPT]: "export default 1",
    "webpack.stats.json": JSON.stringify({ assetsByChunkName: { app: [SCRIPT, STYLES], [TEMPLATE]: [STYLES, TEMPLATE_SCRIPT] } }),
    "robots.txt": "User-agent: *\n",
    [LANGUAGES_FILE]: JSON.stringify(languages),
    [STYLES]: "body{color:#141414}".repeat(60),
    "static/font-0a1b2c3d.woff2": Buffer.alloc(600, 7),
    "slide.mp4": Buffer.from(Array.from({ length: 3000 }, (_, index) => index % 251)),
    ".secret": "hidden",
    "redirects.json": JSON.stringify([
      { from: "/blog/behind-the-scenes", to: "/blog/bastidores", status: 301 },
      { from: "/blog/evil", to: "//evil.example", status: 301 },
    ]),
    ...extra,
  };
  for (const [path, content] of Object.entries(files)) {
    if (path === without) continue;
    mkdirSync(dirname(join(publicDir, path)), { recursive: true });
    writeFileSync(join(publicDir, path), content);
  }
};

const requiredContent = (path: string): string => {
  const address = addressOfPageData(path);
  if (path === "404.html") return page(path, `${pt["notFound.title"]} · ${AGENCY}`);
  if (path.endsWith(".html")) return page(path);
  return address === null ? `{"file":"${path}"}` : pageData(address, path);
};

export const pageData = (path: string, result: unknown): string => JSON.stringify({ componentChunkName: TEMPLATE, path, result });

export const builtPage = (address: string, body: string): Record<string, string> => ({
  [pageFile(address)]: page(body),
  [pageDataFile(address)]: pageData(address, body),
});
