import { mkdir, readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { build } from "esbuild";
import { STATIC_QUERY_FOLDER } from "../../lib/gatsby-files";
import { PAGE_RENDERER } from "../../config/page-renderer";
import { toTemplateAssets } from "./template-assets";
import type { RendererContext } from "./create-page-renderer";

const NODE_TARGET = "node24";

interface RendererFolders {
  projectDir: string;
  publicDir: string;
}

/**
 * Bundles Gatsby's own page renderer, with all components and what they need, into one file that runs in Node by itself. The
 * gateway renders pages with it whose content has changed since the build.
 *
 * @throws Error when Gatsby's renderer is missing or cannot be bundled.
 */
export const writePageRenderer = async ({ projectDir, publicDir }: RendererFolders): Promise<void> => {
  const gatsbyRenderer = join(projectDir, ".cache/page-ssr/routes/render-page.js");
  const context = await readContext(publicDir);
  await mkdir(dirname(join(publicDir, PAGE_RENDERER)), { recursive: true });
  try {
    await build({
      stdin: {
        contents: entry(projectDir, gatsbyRenderer, context),
        resolveDir: projectDir,
        sourcefile: "page-renderer-entry.ts",
        loader: "ts",
      },
      outfile: join(publicDir, PAGE_RENDERER),
      bundle: true,
      minify: true,
      platform: "node",
      format: "cjs",
      target: NODE_TARGET,
      define: { "process.env.NODE_ENV": '"production"' },
      // Gatsby's chunks are required by a computed name, so their source maps match too.
      loader: { ".map": "empty" },
      logLevel: "silent",
    });
  } catch (error) {
    throw new Error(`The page renderer could not be bundled from ${gatsbyRenderer}: Gatsby may have moved it. ${String(error)}`, {
      cause: error,
    });
  }
};

const entry = (projectDir: string, gatsbyRenderer: string, context: RendererContext): string =>
  [
    `import renderGatsbyPage from ${JSON.stringify(gatsbyRenderer)};`,
    `import { createPageRenderer } from ${JSON.stringify(join(projectDir, "src/gatsby/renderer/create-page-renderer.ts"))};`,
    `export const render = createPageRenderer(renderGatsbyPage, ${JSON.stringify(context)});`,
  ].join("\n");

const readContext = async (publicDir: string): Promise<RendererContext> => ({
  assets: toTemplateAssets(JSON.parse(await readFile(join(publicDir, "webpack.stats.json"), "utf8"))),
  staticQueries: Object.fromEntries(
    (await readFolder(join(publicDir, STATIC_QUERY_FOLDER), ".json")).map(([name, text]) => [name, JSON.parse(text)]),
  ),
  slices: Object.fromEntries(await readFolder(join(publicDir, "_gatsby/slices"), ".html")),
});

/** Name without extension, and text, of each file in a folder. */
const readFolder = async (folder: string, extension: string): Promise<[string, string][]> => {
  const names = await readdir(folder).catch(() => []); // a site without static queries or slices
  const files = names.filter((name) => name.endsWith(extension));
  return Promise.all(
    files.map(async (name): Promise<[string, string]> => [basename(name, extension), await readFile(join(folder, name), "utf8")]),
  );
};
