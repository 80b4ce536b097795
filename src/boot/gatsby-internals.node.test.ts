import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const GATSBY = join(__dirname, "../../node_modules/gatsby");

const read = (file: string): string => (existsSync(join(GATSBY, file)) ? readFileSync(join(GATSBY, file), "utf8") : "");

/** The modules that use a Gatsby internal, and what the installed Gatsby must contain for them (see README.md). */
const INTERNALS: readonly { module: string; internal: string; file: string; contains: RegExp }[] = [
  {
    module: "src/boot/app-entry",
    internal: "the app's start in .cache/production-app.js",
    file: "cache-dir/production-app.js",
    contains: /apiRunnerAsync\(`onClientEntry`\)\.then/,
  },
  {
    module: "src/boot/find-path",
    internal: "a page loader that imports three functions by this path",
    file: "cache-dir/loader.js",
    contains: /import \{ setMatchPaths, findPath, findMatchPath \} from "\.\/find-path"/,
  },
  {
    module: "src/boot/find-path",
    internal: "a page renderer that imports grabMatchParams by this path",
    file: "cache-dir/page-renderer.js",
    contains: /import \{ grabMatchParams \} from "\.\/find-path"/,
  },
  {
    module: "src/boot/browser-hooks",
    internal: "a page loader at window.___loader",
    file: "cache-dir/production-app.js",
    contains: /window\.___loader = publicLoader/,
  },
  {
    module: "src/boot/track-navigations",
    internal: "loadPage, which every navigation calls",
    file: "cache-dir/ensure-resources.js",
    contains: /loader\.loadPage\(rawPath\)/,
  },
  {
    module: "src/boot/track-navigations",
    internal: "a loader whose loadPage can be replaced",
    file: "cache-dir/loader.js",
    contains: /loadPage: rawPath => instance\.loadPage\(rawPath\)/,
  },
  {
    module: "src/boot/track-navigations",
    internal: "a prefetch that does not call the replaced loadPage",
    file: "cache-dir/loader.js",
    contains: /hovering\(rawPath\) \{\s*this\.loadPage\(rawPath\)/,
  },
  {
    module: "src/boot/browser-hooks",
    internal: "the element gatsby-announcer",
    file: "cache-dir/route-announcer-props.js",
    contains: /id: `gatsby-announcer`/,
  },
  {
    module: "src/boot/keep-head-as-sent",
    internal: "a head handler that gets the page's props",
    file: "cache-dir/head/head-export-handler-for-browser.js",
    contains: /export function headHandlerForBrowser\(\{[^}]*pageComponentProps,[^}]*\}\) \{\s*useEffect\(/,
  },
  {
    module: "src/boot/keep-head-as-sent",
    internal: "a page renderer that imports the head handler by this path",
    file: "cache-dir/page-renderer.js",
    contains: /from "\.\/head\/head-export-handler-for-browser"/,
  },
  {
    module: "src/boot/hydrate-in-slices",
    internal: "replaceHydrateFunction, called with the app and its element",
    file: "cache-dir/production-app.js",
    contains: /renderer\(<App \/>, rootElement\)/,
  },
  {
    module: "src/boot/ssr-hooks",
    internal: "the key script-loader of the script that names the page",
    file: "cache-dir/static-entry.js",
    contains: /key=\{`script-loader`\}/,
  },
  {
    module: "src/boot/ssr-hooks",
    internal: "the slice _gatsby-scripts, which holds the script elements",
    file: "cache-dir/static-entry.js",
    contains: /sliceId: `_gatsby-scripts`/,
  },
  {
    module: "src/boot/ssr-hooks",
    internal: "inlined styles that name their file in data-href",
    file: "cache-dir/static-entry.js",
    contains: /<style\s+data-href=/,
  },
  {
    module: "src/boot/render-body",
    internal: "replaceRenderer, awaited",
    file: "cache-dir/static-entry.js",
    contains: /await apiRunnerAsync\(`replaceRenderer`/,
  },
  {
    module: "src/boot/browser-bundle",
    internal: "an internal plugin for Partytown that imports the snippet by this path",
    file: "dist/internal-plugins/partytown/gatsby-browser.js",
    contains: /require\("\.\/utils\/inject-partytown-snippet"\)/,
  },
  {
    module: "src/boot/browser-bundle",
    internal: "an entry named app",
    file: "dist/utils/webpack.config.js",
    contains: /app: directoryPath\(.*production-app/,
  },
  {
    module: "src/boot/stable-compilation-hash",
    internal: "the compilation's hash as webpackCompilationHash",
    file: "dist/commands/build.js",
    contains: /webpackCompilationHash = stats\.hash/,
  },
  {
    module: "src/components/ui/link.tsx",
    internal: "hovering of the page loader, which fetches a page at once",
    file: "cache-dir/loader.js",
    contains: /hovering: rawPath => instance\.hovering\(rawPath\)/,
  },
  {
    module: "plugins/gatsby-source-agency/src/on-pre-extract-queries.ts",
    internal: "the folder .cache/fragments, which is searched for fragments",
    file: "dist/query/query-compiler.js",
    contains: /path\.join\(base, `\.cache`, `fragments`\)/,
  },
  {
    module: "server/releases/build/build-cache.ts",
    internal: "the folder of Parcel's cache",
    file: "dist/utils/parcel/compile-gatsby-files.js",
    contains: /PARCEL_CACHE_DIR = `\.cache\/\.parcel-cache`/,
  },
  {
    module: "src/lib/gatsby-files.ts",
    internal: "the folder of the results of static queries",
    file: "dist/query/query-runner.js",
    contains: /`page-data`, `sq`, `d`/,
  },
  {
    module: "server/releases/store/file-kinds.ts",
    internal: "the statistics of webpack in public/",
    file: "dist/utils/gatsby-webpack-stats-extractor.js",
    contains: /`chunk-map\.json`[\s\S]*`webpack\.stats\.json`/,
  },
  {
    module: "server/releases/checks/inspect-build.ts",
    internal: "slices of pages in public/_gatsby",
    file: "dist/utils/worker/child/render-html.js",
    contains: /path\.join\(publicDir, `_gatsby`, `slices`/,
  },
];

it.each(INTERNALS)("$module finds $internal", ({ module, internal, file, contains }) => {
  const isThere = contains.test(read(file));
  expect(isThere ? "" : `${module} relies on ${internal}, which the installed Gatsby no longer has in ${file}.`).toBe("");
});
