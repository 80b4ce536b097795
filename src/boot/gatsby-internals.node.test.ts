import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const GATSBY = join(__dirname, "../../node_modules/gatsby");

const read = (file: string): string => (existsSync(join(GATSBY, file)) ? readFileSync(join(GATSBY, file), "utf8") : "");

/** The modules of this folder that use a Gatsby internal, and what the installed Gatsby must contain for them (see README.md). */
const INTERNALS: readonly { module: string; internal: string; file: string; contains: RegExp }[] = [
  {
    module: "app-entry",
    internal: "the app's start in .cache/production-app.js",
    file: "cache-dir/production-app.js",
    contains: /apiRunnerAsync\(`onClientEntry`\)\.then/,
  },
  {
    module: "find-path",
    internal: "a page loader that imports three functions by this path",
    file: "cache-dir/loader.js",
    contains: /import \{ setMatchPaths, findPath, findMatchPath \} from "\.\/find-path"/,
  },
  {
    module: "find-path",
    internal: "a page renderer that imports grabMatchParams by this path",
    file: "cache-dir/page-renderer.js",
    contains: /import \{ grabMatchParams \} from "\.\/find-path"/,
  },
  {
    module: "browser-hooks",
    internal: "a page loader at window.___loader",
    file: "cache-dir/production-app.js",
    contains: /window\.___loader = publicLoader/,
  },
  {
    module: "track-navigations",
    internal: "loadPage, which every navigation calls",
    file: "cache-dir/ensure-resources.js",
    contains: /loader\.loadPage\(rawPath\)/,
  },
  {
    module: "track-navigations",
    internal: "a loader whose loadPage can be replaced",
    file: "cache-dir/loader.js",
    contains: /loadPage: rawPath => instance\.loadPage\(rawPath\)/,
  },
  {
    module: "track-navigations",
    internal: "a prefetch that does not call the replaced loadPage",
    file: "cache-dir/loader.js",
    contains: /hovering\(rawPath\) \{\s*this\.loadPage\(rawPath\)/,
  },
  {
    module: "announce-page",
    internal: "the element gatsby-announcer",
    file: "cache-dir/route-announcer-props.js",
    contains: /id: `gatsby-announcer`/,
  },
  {
    module: "keep-head-as-sent",
    internal: "a head handler that gets the page's props",
    file: "cache-dir/head/head-export-handler-for-browser.js",
    contains: /export function headHandlerForBrowser\(\{[^}]*pageComponentProps,[^}]*\}\) \{\s*useEffect\(/,
  },
  {
    module: "keep-head-as-sent",
    internal: "a page renderer that imports the head handler by this path",
    file: "cache-dir/page-renderer.js",
    contains: /from "\.\/head\/head-export-handler-for-browser"/,
  },
  {
    module: "hydrate-in-slices",
    internal: "replaceHydrateFunction, called with the app and its element",
    file: "cache-dir/production-app.js",
    contains: /renderer\(<App \/>, rootElement\)/,
  },
  {
    module: "ssr-hooks",
    internal: "the key script-loader of the script that names the page",
    file: "cache-dir/static-entry.js",
    contains: /key=\{`script-loader`\}/,
  },
  {
    module: "ssr-hooks",
    internal: "the slice _gatsby-scripts, which holds the script elements",
    file: "cache-dir/static-entry.js",
    contains: /sliceId: `_gatsby-scripts`/,
  },
  {
    module: "ssr-hooks",
    internal: "inlined styles that name their file in data-href",
    file: "cache-dir/static-entry.js",
    contains: /<style\s+data-href=/,
  },
  {
    module: "render-body",
    internal: "replaceRenderer, awaited",
    file: "cache-dir/static-entry.js",
    contains: /await apiRunnerAsync\(`replaceRenderer`/,
  },
  {
    module: "browser-bundle",
    internal: "an internal plugin for Partytown that imports the snippet by this path",
    file: "dist/internal-plugins/partytown/gatsby-browser.js",
    contains: /require\("\.\/utils\/inject-partytown-snippet"\)/,
  },
  {
    module: "browser-bundle",
    internal: "an entry named app",
    file: "dist/utils/webpack.config.js",
    contains: /app: directoryPath\(.*production-app/,
  },
  {
    module: "stable-compilation-hash",
    internal: "the compilation's hash as webpackCompilationHash",
    file: "dist/commands/build.js",
    contains: /webpackCompilationHash = stats\.hash/,
  },
];

it.each(INTERNALS)("$module finds $internal", ({ module, internal, file, contains }) => {
  const isThere = contains.test(read(file));
  expect(isThere ? "" : `src/boot/${module} relies on ${internal}, which the installed Gatsby no longer has in ${file}.`).toBe("");
});
