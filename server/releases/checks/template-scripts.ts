import { isRecord, parseJson } from "../../../src/lib/json";

/** Paths of the scripts and styles of each template, by the template's chunk name. */
export type TemplateScripts = ReadonlyMap<string, readonly string[]>;

/** Written by the build; it is not public. */
export const STATS_FILE = "webpack.stats.json";

/** Null when webpack's statistics are damaged or missing. */
export const parseStats = (text: string): TemplateScripts | null => {
  const stats = parseJson(text);
  if (!isRecord(stats) || !isRecord(stats.assetsByChunkName)) return null;
  return new Map(Object.entries(stats.assetsByChunkName).map(([name, assets]) => [name, Array.isArray(assets) ? assets.map(String) : []]));
};

/** The first missing script or style of the used templates, as a sentence; null when all are there. */
export const missingScript = (scripts: TemplateScripts, used: Iterable<string>, paths: ReadonlySet<string>): string | null => {
  for (const template of ["app", ...used]) {
    const needed = scripts.get(template);
    if (needed === undefined) return `the build is incomplete: no scripts for ${template}`;
    const lost = needed.find((path) => !paths.has(path));
    if (lost !== undefined) return `the build is incomplete: ${template} needs ${lost}, which is missing`;
  }
  return null;
};
