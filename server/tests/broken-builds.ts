import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { success, type Result } from "../../src/domain/result";
import { createSiteBuilder } from "../releases/build/site-builder";
import { PUBLISH_SECRET } from "./run-gateway";
import { builtPage, page, pageData, SCRIPT, STYLES, TEMPLATE, TEMPLATE_SCRIPT } from "./small-site";

type Spoil = (publicDir: string) => Promise<Result<null, string>>;

/** One way in which a build can be broken: what is done to it, and what the editor is told. */
export interface BrokenBuild {
  what: string;
  spoil: Spoil;
  says: string;
}

/** The talent's page that every build of the table has. */
export const TALENT_PAGE = "/teens/403/clara-modelo-souza";

const without =
  (...paths: string[]): Spoil =>
  async (publicDir) => {
    for (const path of paths) await rm(join(publicDir, path), { recursive: true });
    return success(null);
  };

const edited =
  (path: string, change: (text: string) => string): Spoil =>
  async (publicDir) => {
    await writeFile(join(publicDir, path), change(await readFile(join(publicDir, path), "utf8")));
    return success(null);
  };

const added =
  (files: Readonly<Record<string, string>>): Spoil =>
  async (publicDir) => {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(publicDir, path)), { recursive: true });
      await writeFile(join(publicDir, path), content);
    }
    return success(null);
  };

const saying = (path: string, words: string): Spoil => edited(path, (html) => html.replace("</main>", `${words}</main>`));

/** A build that really runs, and ends as it should not. */
const ending =
  (script: string): Spoil =>
  (publicDir) =>
    createSiteBuilder({
      command: process.execPath,
      args: ["-e", script],
      cwd: dirname(publicDir),
      env: {},
      logFile: join(publicDir, "../build.log"),
    }).build({ code: "c", isClean: false });

const TALENT_DATA = `page-data${TALENT_PAGE}/page-data.json`;

const LONG = "n".repeat(250);

const MISSING: readonly BrokenBuild[] = [
  {
    what: "a listing is missing",
    spoil: without("kids/meninas/index.html"),
    says: "the build is incomplete: kids/meninas/index.html is missing",
  },
  {
    what: "a listing of the other language is missing",
    spoil: without("en/atores"),
    says: "the build is incomplete: en/atores/index.html is missing",
  },
  { what: "a talent's page is missing", spoil: without(`${TALENT_PAGE}/index.html`), says: `the page ${TALENT_PAGE} is missing` },
  {
    what: "the home page's data is missing",
    spoil: without("page-data/index/page-data.json"),
    says: "the build is incomplete: page-data/index/page-data.json is missing",
  },
  { what: "a talent's data is missing", spoil: without(TALENT_DATA), says: `the page ${TALENT_PAGE} has no data` },
  { what: "the not-found page is missing", spoil: without("404.html"), says: "the build is incomplete: 404.html is missing" },
  { what: "the worker is missing", spoil: without("sw.js"), says: "the build is incomplete: sw.js is missing" },
  {
    what: "the app's manifest is missing",
    spoil: without("en/manifest.webmanifest"),
    says: "the build is incomplete: en/manifest.webmanifest is missing",
  },
  { what: "the main script is missing", spoil: without(SCRIPT), says: `the build is incomplete: app needs ${SCRIPT}, which is missing` },
  { what: "the styles are missing", spoil: without(STYLES), says: `the build is incomplete: app needs ${STYLES}, which is missing` },
  {
    what: "a template's script is missing",
    spoil: without(TEMPLATE_SCRIPT),
    says: `the build is incomplete: ${TEMPLATE} needs ${TEMPLATE_SCRIPT}, which is missing`,
  },
  {
    what: "nobody knows the templates' scripts",
    spoil: without("webpack.stats.json"),
    says: "the build is incomplete: webpack.stats.json is missing or damaged",
  },
  { what: "everything is missing", spoil: without("."), says: "the build is incomplete: 404.html is missing" },
];

const DAMAGED: readonly BrokenBuild[] = [
  { what: "a page is cut short", spoil: edited("blog/index.html", (html) => html.slice(0, 400)), says: "the page /blog is incomplete" },
  { what: "a page is empty", spoil: edited("blog/index.html", () => ""), says: "the page /blog is empty" },
  {
    what: "a page names no language",
    spoil: edited("blog/index.html", (html) => html.replace(' lang="pt"', "")),
    says: "the page /blog names no language",
  },
  {
    what: "a page has no title",
    spoil: edited("blog/index.html", (html) => html.replace("Casa Juriti</title>", "</title>")),
    says: "the page /blog has no title",
  },
  { what: "a page's data is cut short", spoil: edited(TALENT_DATA, (json) => json.slice(0, 40)), says: `${TALENT_DATA} is not JSON` },
  { what: "a page's data is empty", spoil: edited(TALENT_DATA, () => ""), says: `${TALENT_DATA} is not JSON` },
  { what: "a page's data is another's", spoil: edited(TALENT_DATA, () => pageData("/kids", {})), says: `${TALENT_DATA} belongs to /kids` },
  {
    what: "a page is of a template that nobody built",
    spoil: edited(TALENT_DATA, (json) => json.replace(TEMPLATE, "component---lost")),
    says: "the build is incomplete: no scripts for component---lost",
  },
  {
    what: "the data of the page of searches is missing",
    spoil: without("page-data/en/pesquisa/[...name]/page-data.json"),
    says: "the build is incomplete: page-data/en/pesquisa/[...name]/page-data.json is missing",
  },
  {
    what: "a page holds a control character",
    spoil: saying("blog/index.html", "Fa\u0000ça"),
    says: "blog/index.html contains the control character U+0000",
  },
  {
    what: "a page's data holds a control character",
    spoil: edited(TALENT_DATA, (json) => json.replace("Clara", "Cla\\u000bra")),
    says: `${TALENT_DATA} contains the control character U+000B`,
  },
  {
    what: "a script does not end",
    spoil: edited("blog/index.html", (html) => html.replace("</body>", "<script>let a</body>")),
    says: "the page /blog has a script that does not end",
  },
  {
    what: "each page has a script of its own",
    spoil: added(manyScripts()),
    says: "there are 61 different inline scripts, and 50 fit into a policy",
  },
  {
    what: "a page's name is too long to be written",
    spoil: added({ [`${LONG}.html`]: page("x") }),
    says: "the release could not be written: the address of a page is too long",
  },
];

const LEAKING: readonly BrokenBuild[] = [
  {
    what: "a page contains a secret",
    spoil: saying("blog/index.html", PUBLISH_SECRET),
    says: "blog/index.html contains a secret, the value of PUBLISH_SECRET",
  },
  {
    what: "data contains a secret",
    spoil: edited(TALENT_DATA, (json) => json.replace("Clara", "panel-salt-for-tests")),
    says: `${TALENT_DATA} contains a secret, the value of PANEL_SALT`,
  },
  {
    what: "a script contains a secret",
    spoil: added({ [SCRIPT]: `fetch("/", {headers:{a:"${PUBLISH_SECRET}"}})` }),
    says: `${SCRIPT} contains a secret, the value of PUBLISH_SECRET`,
  },
  {
    what: "a secret is part of an address",
    spoil: saying("blog/index.html", encodeURIComponent(PUBLISH_SECRET)),
    says: "blog/index.html contains a secret, the value of PUBLISH_SECRET",
  },
  {
    what: "a script contains a sign-in token",
    spoil: added({ [SCRIPT]: 'h("Bearer 0123456789abcdef0123")' }),
    says: `${SCRIPT} contains a sign-in token`,
  },
  {
    what: "data holds a birthdate",
    spoil: edited(TALENT_DATA, (json) => json.replace('"Clara"', '{"birthdate":null}')),
    says: `${TALENT_DATA} contains a date of birth`,
  },
  {
    what: "data inside a page holds a birthdate",
    spoil: saying("blog/index.html", "&quot;birth_date&quot;:&quot;2015"),
    says: "blog/index.html contains a date of birth",
  },
  {
    what: "a page tells a birthdate",
    spoil: saying("blog/index.html", "<dt>Data de nascimento</dt> <dd>12/03/2015</dd>"),
    says: "blog/index.html contains a date of birth",
  },
  {
    what: "a talent's data holds a date",
    spoil: edited(TALENT_DATA, (json) => json.replace("Clara", "2015-03-12T00:00:00Z")),
    says: `${TALENT_DATA} contains a date, which on a talent's page can only be that of birth`,
  },
];

const LEADING_ASTRAY: readonly BrokenBuild[] = [
  {
    what: "a page leads nowhere",
    spoil: saying("blog/index.html", '<a href="/nowhere">a</a>'),
    says: "the page /blog leads to /nowhere, which does not exist",
  },
  {
    what: "a page shows a picture that is not there",
    spoil: saying("blog/index.html", '<img src="/static/lost.webp"/>'),
    says: "the page /blog leads to /static/lost.webp, which does not exist",
  },
  {
    what: "a page offers a size that is not there",
    spoil: saying("blog/index.html", '<img srcset="/media/480/a.jpg 480w, /static/lost.webp 960w"/>'),
    says: "the page /blog leads to /static/lost.webp, which does not exist",
  },
  {
    what: "a page's whole address leads nowhere",
    spoil: saying("en/blog/index.html", '<link href="https://www.casajuriti.example/en/nowhere"/>'),
    says: "the page /en/blog leads to https://www.casajuriti.example/en/nowhere, which does not exist",
  },
  {
    what: "a page has code in an attribute",
    spoil: saying("blog/index.html", '<p title=">" onclick="a()">a</p>'),
    says: "the page /blog has code in an attribute, <p onclick>",
  },
  {
    what: "a page has code for an address",
    spoil: saying("blog/index.html", '<a href=" java\tscript:a()">a</a>'),
    says: "the page /blog has code for an address, java\tscript:a()",
  },
];

const ENDED: readonly BrokenBuild[] = [
  {
    what: "the build ends with an error",
    spoil: ending('console.log("Error: out of paper"); process.exit(1)'),
    says: "the site build failed: Error: out of paper",
  },
  {
    what: "the build is killed",
    spoil: ending("process.kill(process.pid, 'SIGKILL')"),
    says: "the site build failed: it ended with SIGKILL",
  },
];

export const BROKEN_BUILDS: readonly BrokenBuild[] = [...MISSING, ...DAMAGED, ...LEAKING, ...LEADING_ASTRAY, ...ENDED];

function manyScripts(): Record<string, string> {
  const pages = Array.from({ length: 60 }, (_, index) => builtPage(`/blog/post-${index}`, `<script>let number = ${index}</script>`));
  return Object.assign({}, ...pages);
}
