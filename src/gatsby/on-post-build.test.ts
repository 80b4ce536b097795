import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { BuildArgs } from "gatsby";
import { PAGE_RENDERER } from "../config/page-renderer";
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
});

afterEach(() => rm(directory, { recursive: true }));

const aPost = (slug: string) =>
  ({ articleId: slug, slug, language: "pt", title: slug, description: null, contentHtml: "", date: null }) as const;

const data: SeoData = {
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
  customizations: { agencyName: "Casa Juriti" },
  strings: { nodes: [{ language: "pt", data: '{"blog.title":"Blog","blog.description":"Notícias"}' }] },
};

const writePage = async (path: string, head = ""): Promise<void> => {
  await mkdir(join(directory, "public", path), { recursive: true });
  await writeFile(join(directory, "public", path, "index.html"), `<html><head>${head}</head></html>`);
};

const runPostBuild = async (redirects: object[] = []): Promise<void> => {
  const store = { getState: () => ({ redirects, program: { directory } }) };
  const graphql = async () => ({ data });
  await onPostBuild({ store, graphql, reporter: {} } as unknown as BuildArgs);
};

const readPublic = (name: string): Promise<string> => readFile(join(directory, "public", name), "utf8");

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
    expect((await readdir(join(directory, "public"))).sort()).toEqual([
      ".renderer",
      "en",
      "favicon.svg",
      "manifest.webmanifest",
      "offline.html",
      "page-data",
      "redirects.json",
      "robots.txt",
      "rss.xml",
      "sitemap.xml",
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
    await onPostBuild({ store, graphql: async () => ({ errors: ["no"] }), reporter: { panicOnBuild } } as unknown as BuildArgs);
    expect(panicOnBuild).toHaveBeenCalledWith("The pages could not be queried for the sitemap.", ["no"]);
    expect(panicOnBuild).toHaveBeenCalledWith("The site's name could not be queried for the manifest.", ["no"]);
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
    await onPostBuild({ store, graphql: async () => ({ data }), reporter: { panicOnBuild } } as unknown as BuildArgs);
    expect(panicOnBuild).toHaveBeenCalledWith(
      expect.stringMatching(
        /^The page renderer could not be written: Error: .*page-ssr\/routes\/render-page\.js: Gatsby may have moved it/,
      ),
    );
  });
});
