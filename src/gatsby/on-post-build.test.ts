import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import type { BuildArgs } from "gatsby";
import { PACKAGE_SCRIPT } from "../config/package-page";
import { PAGE_RENDERER } from "../config/page-renderer";
import { DEFAULT_IDENTITY } from "../config/identity";
import type { AppData } from "./write-app-files";
import type { Locale } from "../domain/locale";
import type { SeoData } from "./seo-query";
import { onPostBuild } from "./on-post-build";

const run = promisify(execFile);

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "post-build-"));
  await mkdir(join(directory, "public/page-data"), { recursive: true });
  await writeFile(join(directory, "public/page-data/app-data.json"), '{"webpackCompilationHash":"1"}');
  await writeFile(join(directory, "public/favicon.svg"), "<svg/>");
  for (const folder of ["src", "static"]) await symlink(resolve(folder), join(directory, folder));
  await mkdir(join(directory, ".cache/page-ssr/routes"), { recursive: true });
  await writeFile(
    join(directory, ".cache/page-ssr/routes/render-page.js"),
    "exports.__esModule = true; exports.default = async ({ pagePath }) => ({ html: pagePath });",
  );
  await writeFile(join(directory, "public/webpack.stats.json"), '{"assetsByChunkName":{"app":[]}}');
  await writeFile(join(directory, "public/styles.0123456789abcdef0123.css"), await styleSheet());
});

/** Named as Gatsby names them. */
const styleSheet = async (): Promise<string> => {
  const files = (await readdir("src", { recursive: true })).filter((name) => name.endsWith(".module.css"));
  const sheets = await Promise.all(
    files.map(async (name) => {
      const classes = (await readFile(join("src", name), "utf8")).matchAll(/\.([a-z][a-zA-Z]+)/g);
      return [...classes].map(([, local]) => `.${basename(name, ".module.css")}-module--${local}--00000{}`).join("");
    }),
  );
  return sheets.join("");
};

afterEach(() => rm(directory, { recursive: true }));

const aPost = (slug: string) =>
  ({ articleId: slug, slug, language: "pt", title: slug, description: null, contentHtml: "", date: null }) as const;

const data: SeoData & AppData = {
  site: { siteMetadata: { siteUrl: "https://casajuriti.example" } },
  pages: {
    nodes: ["/kids", "/selecao", "/revista", "/blog/a", "/never-written"].map((path) => ({
      path,
      matchPath: null,
      pageContext: { language: "pt" },
    })),
  },
  talents: { nodes: [] },
  posts: { nodes: [aPost("a"), aPost("elsewhere")] },
  campaigns: { nodes: [] },
  customizations: { agencyName: "Casa Juriti", themeColor: null, identity: DEFAULT_IDENTITY },
  icon: null,
  strings: { nodes: [{ language: "pt", data: '{"blog.title":"Blog","blog.description":"Notícias"}' }] },
};

const writePage = async (path: string, head = ""): Promise<void> => {
  await mkdir(join(directory, "public", path), { recursive: true });
  await writeFile(join(directory, "public", path, "index.html"), `<html><head>${head}</head></html>`);
};

const runPostBuild = async (redirects: object[] = [], languages: Locale[] = ["pt", "en"]): Promise<void> => {
  const store = { getState: () => ({ redirects, program: { directory } }) };
  const graphql = async () => ({ data: { ...data, customizations: { ...data.customizations, languages } } });
  await onPostBuild({ store, graphql, getNodesByType: () => [{ languages }], reporter: {} } as unknown as BuildArgs);
};

const readPublic = (name: string): Promise<string> => readFile(join(directory, "public", name), "utf8");

it("writes the script of the packages' page, without the site's own runtime and without parts of an earlier build", async () => {
  await writeFile(join(directory, "public/package-swiper-engine-ABCDEFGH.js"), "");
  await runPostBuild();
  const script = await readPublic(PACKAGE_SCRIPT);
  expect(script).toContain("pick-control-module--choice--00000");
  expect(script).not.toMatch(/___loader|reach-router|i18next|serviceWorker/);
  const parts = (await readdir(join(directory, "public"))).filter((name) => name.startsWith("package-swiper"));
  expect(parts).toHaveLength(1);
  expect(parts).not.toContain("package-swiper-engine-ABCDEFGH.js");
  expect(script).toContain(parts[0]);
});

describe("the gateway's redirects", () => {
  it("are sorted by address", async () => {
    await runPostBuild([
      { fromPath: "/en/blog/b", toPath: "/en/blog/a", isPermanent: true },
      { fromPath: "/blog/b", toPath: "/blog/a", isPermanent: true },
      { fromPath: "/old", toPath: "/new" },
      { fromPath: "/gone", toPath: "/", statusCode: 308 },
    ]);
    expect(JSON.parse(await readPublic("redirects.json"))).toEqual([
      { from: "/blog/b", to: "/blog/a", status: 301 },
      { from: "/en/blog/b", to: "/en/blog/a", status: 301 },
      { from: "/gone", to: "/", status: 308 },
      { from: "/old", to: "/new", status: 302 },
    ]);
  });

  it("are an empty list without redirects", async () => {
    await runPostBuild();
    expect(JSON.parse(await readPublic("redirects.json"))).toEqual([]);
  });
});

describe("the files for search engines and feed readers", () => {
  it("lists the written, indexable pages", async () => {
    await writePage("/kids");
    await writePage("/selecao", '<meta name="robots" content="noindex" data-gatsby-head="true"/>');
    await writePage("/revista", "<meta content='noindex' name='robots'>");
    await writePage("/blog/a", '<script>\'<meta name="robots" content="noindex">\'</script>');
    await runPostBuild();
    expect([...(await readPublic("sitemap.xml")).matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
      "https://casajuriti.example/blog/a",
      "https://casajuriti.example/kids",
    ]);
    expect(await readPublic("robots.txt")).toContain("Sitemap: https://casajuriti.example/sitemap.xml");
  });

  it("removes further parts of an earlier, larger sitemap", async () => {
    await writeFile(join(directory, "public", "sitemap-2.xml"), "old");
    await runPostBuild();
    const written = await readdir(join(directory, "public"));
    expect(written.map((name) => name.replace(/-[0-9A-Z]{8}(?=\.js$)/, "")).sort()).toEqual([
      ".renderer",
      "en",
      "favicon.svg",
      "languages.json",
      "manifest.webmanifest",
      "offline.html",
      "package-chunk.js",
      "package-page.js",
      "package-swiper-engine.js",
      "page-data",
      "redirects.json",
      "robots.txt",
      "rss.xml",
      "sitemap.xml",
      "styles.0123456789abcdef0123.css",
      "sw.js",
      "webpack.stats.json",
    ]);
  });

  it("lists posts with a page in the feeds, each language apart", async () => {
    await runPostBuild();
    const [pt, en] = [await readPublic("rss.xml"), await readPublic("en/rss.xml")];
    expect(pt).toContain("<title>Blog · Casa Juriti</title>");
    expect([...pt.matchAll(/<guid[^>]*>([^<]*)/g)].map(([, address]) => address)).toEqual(["https://casajuriti.example/blog/a"]);
    expect(en).not.toContain("<item>");
  });

  it("stops the build when the query of the pages fails", async () => {
    const panicOnBuild = jest.fn();
    const store = { getState: () => ({ redirects: [], program: { directory } }) };
    await onPostBuild({
      store,
      graphql: async () => ({ errors: ["no"] }),
      getNodesByType: () => [],
      reporter: { panicOnBuild },
    } as unknown as BuildArgs);
    expect(panicOnBuild).toHaveBeenCalledWith("The pages could not be queried for the sitemap.", ["no"]);
    expect(panicOnBuild).toHaveBeenCalledWith("The site's name could not be queried for the manifest.", ["no"]);
  });
});

describe("a site in Portuguese alone", () => {
  it("is without the English files and data of an earlier build", async () => {
    await runPostBuild();
    await writePage("/en/kids");
    await mkdir(join(directory, "public/page-data/en/kids"), { recursive: true });
    await writePage("/entrevista");
    await runPostBuild([], ["pt"]);
    const files = await readdir(join(directory, "public"), { recursive: true });
    expect(files.filter((name) => /(^|\/)en(\/|$)/.test(name))).toEqual([]);
    expect(files).toContain("entrevista/index.html");
    expect(await readPublic("robots.txt")).not.toContain("/en");
    expect(await readPublic("sw.js")).not.toContain("en/offline.html");
  });

  it.each([[["pt", "en"]], [["pt"]]] as [Locale[]][])("tells the gateway its languages %p", async (languages) => {
    await runPostBuild([], languages);
    expect(JSON.parse(await readPublic("languages.json"))).toEqual(languages);
  });
});

describe("the page renderer", () => {
  it("is one file that renders a page without the project, its packages or Gatsby", async () => {
    await runPostBuild();
    const elsewhere = await mkdtemp(join(tmpdir(), "renderer-"));
    await copyFile(join(directory, "public", PAGE_RENDERER), join(elsewhere, "page-renderer.cjs"));
    const script = 'require("./page-renderer.cjs").render({ pageData: { path: "/kids", componentChunkName: "a" } }).then(console.log)';
    const { stdout } = await run(process.execPath, ["-e", script], { cwd: elsewhere, env: {} });
    await rm(elsewhere, { recursive: true });
    expect(stdout).toBe("/kids\n");
  });

  it("stops the build in one sentence when Gatsby's own renderer is missing", async () => {
    await rm(join(directory, ".cache"), { recursive: true });
    const panicOnBuild = jest.fn();
    const store = { getState: () => ({ redirects: [], program: { directory } }) };
    await onPostBuild({
      store,
      graphql: async () => ({ data }),
      getNodesByType: () => [],
      reporter: { panicOnBuild },
    } as unknown as BuildArgs);
    expect(panicOnBuild).toHaveBeenCalledWith(
      expect.stringMatching(
        /^The page renderer could not be written: Error: .*page-ssr\/routes\/render-page\.js: Gatsby may have moved it/,
      ),
    );
  });
});
