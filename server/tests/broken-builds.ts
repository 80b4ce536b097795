import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { success, type Result } from "../../src/domain/result";
import { createSiteBuilder } from "../releases/build/site-builder";
import { PUBLISH_SECRET } from "./run-gateway";
import { builtPage, page, pageData, SCRIPT, STYLES, TEMPLATE, TEMPLATE_SCRIPT } from "./small-site";

type BuildChange = (publicDir: string) => Promise<Result<null, string>>;

/** A fault of a build, the change that causes it, and the message that the editor gets. */
export interface BrokenBuild {
  fault: string;
  modify: BuildChange;
  message: string;
}

/** A talent's page, which every build of the table contains. */
export const TALENT_PAGE = "/teens/403/clara-modelo-souza";

const deleteFiles =
  (...paths: string[]): BuildChange =>
  async (publicDir) => {
    for (const path of paths) await rm(join(publicDir, path), { recursive: true });
    return success(null);
  };

const editFile =
  (path: string, change: (text: string) => string): BuildChange =>
  async (publicDir) => {
    await writeFile(join(publicDir, path), change(await readFile(join(publicDir, path), "utf8")));
    return success(null);
  };

const addFiles =
  (files: Readonly<Record<string, string>>): BuildChange =>
  async (publicDir) => {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(publicDir, path)), { recursive: true });
      await writeFile(join(publicDir, path), content);
    }
    return success(null);
  };

const addToPage = (path: string, words: string): BuildChange => editFile(path, (html) => html.replace("</main>", `${words}</main>`));

const runBuild =
  (script: string): BuildChange =>
  (publicDir) =>
    createSiteBuilder({
      command: process.execPath,
      args: ["-e", script],
      cwd: dirname(publicDir),
      env: {},
      logFile: join(publicDir, "../build.log"),
    }).build({ code: "c", isClean: false });

const TALENT_DATA = `page-data${TALENT_PAGE}/page-data.json`;

const LONG_NAME = "n".repeat(250);

const MISSING: readonly BrokenBuild[] = [
  {
    fault: "a listing is missing",
    modify: deleteFiles("kids/meninas/index.html"),
    message: "the build is incomplete: kids/meninas/index.html is missing",
  },
  {
    fault: "a listing of the other language is missing",
    modify: deleteFiles("en/atores"),
    message: "the build is incomplete: en/atores/index.html is missing",
  },
  { fault: "a talent's page is missing", modify: deleteFiles(`${TALENT_PAGE}/index.html`), message: `the page ${TALENT_PAGE} is missing` },
  {
    fault: "the home page's data is missing",
    modify: deleteFiles("page-data/index/page-data.json"),
    message: "the build is incomplete: page-data/index/page-data.json is missing",
  },
  { fault: "a talent's data is missing", modify: deleteFiles(TALENT_DATA), message: `the page ${TALENT_PAGE} has no data` },
  { fault: "the not-found page is missing", modify: deleteFiles("404.html"), message: "the build is incomplete: 404.html is missing" },
  { fault: "the worker is missing", modify: deleteFiles("sw.js"), message: "the build is incomplete: sw.js is missing" },
  {
    fault: "the app's manifest is missing",
    modify: deleteFiles("en/manifest.webmanifest"),
    message: "the build is incomplete: en/manifest.webmanifest is missing",
  },
  {
    fault: "the main script is missing",
    modify: deleteFiles(SCRIPT),
    message: `the build is incomplete: app needs ${SCRIPT}, which is missing`,
  },
  {
    fault: "the styles are missing",
    modify: deleteFiles(STYLES),
    message: `the build is incomplete: app needs ${STYLES}, which is missing`,
  },
  {
    fault: "a template's script is missing",
    modify: deleteFiles(TEMPLATE_SCRIPT),
    message: `the build is incomplete: ${TEMPLATE} needs ${TEMPLATE_SCRIPT}, which is missing`,
  },
  {
    fault: "the list of the templates' scripts is missing",
    modify: deleteFiles("webpack.stats.json"),
    message: "the build is incomplete: webpack.stats.json is missing or damaged",
  },
  { fault: "everything is missing", modify: deleteFiles("."), message: "the build is incomplete: languages.json is missing or damaged" },
];

const DAMAGED: readonly BrokenBuild[] = [
  {
    fault: "a page is cut short",
    modify: editFile("blog/index.html", (html) => html.slice(0, 400)),
    message: "the page /blog is incomplete",
  },
  { fault: "a page is empty", modify: editFile("blog/index.html", () => ""), message: "the page /blog is empty" },
  {
    fault: "a page has no language",
    modify: editFile("blog/index.html", (html) => html.replace(' lang="pt"', "")),
    message: "the page /blog names no language",
  },
  {
    fault: "a page has no title",
    modify: editFile("blog/index.html", (html) => html.replace("Casa Juriti</title>", "</title>")),
    message: "the page /blog has no title",
  },
  {
    fault: "a page's data is cut short",
    modify: editFile(TALENT_DATA, (json) => json.slice(0, 40)),
    message: `${TALENT_DATA} is not JSON`,
  },
  { fault: "a page's data is empty", modify: editFile(TALENT_DATA, () => ""), message: `${TALENT_DATA} is not JSON` },
  {
    fault: "a page's data is another's",
    modify: editFile(TALENT_DATA, () => pageData("/kids", {})),
    message: `${TALENT_DATA} belongs to /kids`,
  },
  {
    fault: "a page has an unknown template",
    modify: editFile(TALENT_DATA, (json) => json.replace(TEMPLATE, "component---lost")),
    message: "the build is incomplete: no scripts for component---lost",
  },
  {
    fault: "a page holds a control character",
    modify: addToPage("blog/index.html", "Fa\u0000ça"),
    message: "blog/index.html contains the control character U+0000",
  },
  {
    fault: "a page's data holds a control character",
    modify: editFile(TALENT_DATA, (json) => json.replace("Clara", "Cla\\u000bra")),
    message: `${TALENT_DATA} contains the control character U+000B`,
  },
  {
    fault: "a page's data contains a control character",
    modify: editFile(TALENT_DATA, (json) => json.replace("Clara", "Cla\\u000bra")),
    message: `${TALENT_DATA} contains the control character U+000B`,
  },
  {
    fault: "a script does not end",
    modify: editFile("blog/index.html", (html) => html.replace("</body>", "<script>let a</body>")),
    message: "the page /blog has a script that does not end",
  },
  {
    fault: "each page has a script of its own",
    modify: addFiles(manyScripts()),
    message: "there are 61 different inline scripts, and 50 fit into a policy",
  },
  {
    fault: "a page's name is too long to be written",
    modify: addFiles({ [`${LONG_NAME}.html`]: page("x") }),
    message: "the release could not be written: the address of a page is too long",
  },
];

const LEAKING: readonly BrokenBuild[] = [
  {
    fault: "a page contains a secret",
    modify: addToPage("blog/index.html", PUBLISH_SECRET),
    message: "blog/index.html contains a secret, the value of PUBLISH_SECRET",
  },
  {
    fault: "data contains a secret",
    modify: editFile(TALENT_DATA, (json) => json.replace("Clara", "panel-salt-for-tests")),
    message: `${TALENT_DATA} contains a secret, the value of PANEL_SALT`,
  },
  {
    fault: "a script contains a secret",
    modify: addFiles({ [SCRIPT]: `fetch("/", {headers:{a:"${PUBLISH_SECRET}"}})` }),
    message: `${SCRIPT} contains a secret, the value of PUBLISH_SECRET`,
  },
  {
    fault: "a secret is part of an address",
    modify: addToPage("blog/index.html", encodeURIComponent(PUBLISH_SECRET)),
    message: "blog/index.html contains a secret, the value of PUBLISH_SECRET",
  },
  {
    fault: "a script contains a sign-in token",
    modify: addFiles({ [SCRIPT]: 'h("Bearer 0123456789abcdef0123")' }),
    message: `${SCRIPT} contains a sign-in token`,
  },
  {
    fault: "data holds a birthdate",
    modify: editFile(TALENT_DATA, (json) => json.replace('"Clara"', '{"birthdate":null}')),
    message: `${TALENT_DATA} contains a date of birth`,
  },
  {
    fault: "data inside a page holds a birthdate",
    modify: addToPage("blog/index.html", "&quot;birth_date&quot;:&quot;2015"),
    message: "blog/index.html contains a date of birth",
  },
  {
    fault: "a page tells a birthdate",
    modify: addToPage("blog/index.html", "<dt>Data de nascimento</dt> <dd>12/03/2015</dd>"),
    message: "blog/index.html contains a date of birth",
  },
  {
    fault: "a talent's data holds a date",
    modify: editFile(TALENT_DATA, (json) => json.replace("Clara", "2015-03-12T00:00:00Z")),
    message: `${TALENT_DATA} contains a date, which on a talent's page can only be that of birth`,
  },
];

const BROKEN_LINKS: readonly BrokenBuild[] = [
  {
    fault: "a page has a broken link",
    modify: addToPage("blog/index.html", '<a href="/nowhere">a</a>'),
    message: "the page /blog leads to /nowhere, which does not exist",
  },
  {
    fault: "a page shows a missing picture",
    modify: addToPage("blog/index.html", '<img src="/static/lost.webp"/>'),
    message: "the page /blog leads to /static/lost.webp, which does not exist",
  },
  {
    fault: "a page has a missing picture in srcset",
    modify: addToPage("blog/index.html", '<img srcset="/media/480/a.jpg 480w, /static/lost.webp 960w"/>'),
    message: "the page /blog leads to /static/lost.webp, which does not exist",
  },
  {
    fault: "a page has a broken absolute address",
    modify: addToPage("en/blog/index.html", '<link href="https://www.casajuriti.example/en/nowhere"/>'),
    message: "the page /en/blog leads to https://www.casajuriti.example/en/nowhere, which does not exist",
  },
  {
    fault: "a page has code in an attribute",
    modify: addToPage("blog/index.html", '<p title=">" onclick="a()">a</p>'),
    message: "the page /blog has code in an attribute, <p onclick>",
  },
  {
    fault: "a page has a javascript: address",
    modify: addToPage("blog/index.html", '<a href=" java\tscript:a()">a</a>'),
    message: "the page /blog has code for an address, java\tscript:a()",
  },
];

const FAILED: readonly BrokenBuild[] = [
  {
    fault: "the build exits with an error",
    modify: runBuild('console.log("Error: out of paper"); process.exit(1)'),
    message: "the site build failed: Error: out of paper",
  },
  {
    fault: "the build is killed",
    modify: runBuild("process.kill(process.pid, 'SIGKILL')"),
    message: "the site build failed: it ended with SIGKILL",
  },
];

export const BROKEN_BUILDS: readonly BrokenBuild[] = [...MISSING, ...DAMAGED, ...LEAKING, ...BROKEN_LINKS, ...FAILED];

function manyScripts(): Record<string, string> {
  const pages = Array.from({ length: 60 }, (_, index) => builtPage(`/blog/post-${index}`, `<script>let number = ${index}</script>`));
  return Object.assign({}, ...pages);
}
