import { readdir, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { PACKAGE_SCRIPT } from "../config/package-page";
import { builtClassNames } from "./class-names";

const TARGET = "es2022";

/** Parts of the script that an earlier build wrote. */
const FORMER_PART = /^package-[\w-]+-[0-9A-Z]{8}\.js$/;

interface ScriptSource {
  projectDir: string;
  publicDir: string;
}

/**
 * Bundles the script of the packages' page separately: the page has neither Gatsby's runtime nor the site's router, visits or
 * service worker, and the site's own pages load no part of it. Its class names are those of the site's style sheet.
 *
 * @throws Error when a style sheet or one of its classes is missing.
 */
export const writePackageScript = async ({ projectDir, publicDir }: ScriptSource): Promise<void> => {
  const files = await readdir(publicDir);
  const former = files.filter((name) => FORMER_PART.test(name));
  await Promise.all(former.map((name) => rm(join(publicDir, name))));
  const sheets = files.filter((name) => /^styles\.[0-9a-f]+\.css$/.test(name));
  const css = await Promise.all(sheets.map((name) => readFile(join(publicDir, name), "utf8")));
  const i18n = join(projectDir, "src/boot/package-texts.tsx");
  await build({
    entryPoints: { [basename(PACKAGE_SCRIPT, ".js")]: join(projectDir, "src/boot/package-page.tsx") },
    outdir: publicDir,
    bundle: true,
    splitting: true,
    chunkNames: "package-[name]-[hash]",
    minify: true,
    format: "esm",
    target: TARGET,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    alias: { "gatsby-plugin-react-i18next": i18n },
    plugins: [builtClassNames(css.join("\n"))],
    logLevel: "silent",
    logOverride: { "import-is-undefined": "error" },
  });
};
