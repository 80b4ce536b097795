import { isRecord, parseJson } from "../../../src/lib/json";

/** The scripts and styles that each template needs, by the template's name, as paths in the build. */
export type TemplateScripts = ReadonlyMap<string, readonly string[]>;

/** Where the build says so; visitors never get this file. */
export const STATS_FILE = "webpack.stats.json";

/** Reads what the bundler wrote; null where it is damaged or missing. */
export const parseStats = (text: string): TemplateScripts | null => {
  const stats = parseJson(text);
  if (!isRecord(stats) || !isRecord(stats.assetsByChunkName)) return null;
  return new Map(Object.entries(stats.assetsByChunkName).map(([name, assets]) => [name, Array.isArray(assets) ? assets.map(String) : []]));
};

/** The first thing that is wrong with the templates of these pages, as a sentence; null where all is there. */
export const missingScript = (scripts: TemplateScripts, used: Iterable<string>, paths: ReadonlySet<string>): string | null => {
  for (const template of ["app", ...used]) {
    const needed = scripts.get(template);
    if (needed === undefined) return `the build is incomplete: no scripts for ${template}`;
    const lost = needed.find((path) => !paths.has(path));
    if (lost !== undefined) return `the build is incomplete: ${template} needs ${lost}, which is missing`;
  }
  return null;
};
