import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { eachMapping, TraceMap, type EachMapping } from "@jridgewell/trace-mapping";
import { buildCold, withUpstream } from "../build";
import { inKilobytes } from "./figures";
import type { Table } from "./report";

const TEMPLATE = "component---src-templates-category-tsx";
const TALENTS = 100;

/** Builds the site with source maps; returns each dependency's share of a listing's scripts, largest first. */
export const measureShares = (folder: string): Promise<Table> =>
  withUpstream(TALENTS, async (upstream) => {
    // Cold, since webpack's cache contains scripts without maps.
    await buildCold(folder, upstream, { BUNDLE_MAPS: "yes" });
    const scripts = await readListingScripts(path.join(folder, "public"));
    const shares = new Map<string, number>();
    for (const script of scripts) for (const [name, bytes] of measureScript(script)) shares.set(name, (shares.get(name) ?? 0) + bytes);
    const total = scripts.reduce((sum, { brotli }) => sum + brotli, 0);
    const rows = [...shares].sort(([, one], [, other]) => other - one).map(([name, bytes]) => [name, inKilobytes(bytes)] as const);
    return { head: ["a listing's scripts, by origin", "Brotli"], rows: [["all (goal 95 kB)", inKilobytes(total)], ...rows] };
  });

interface Script {
  code: string;
  map: string;
  /** Bytes as sent. */
  brotli: number;
}

/** The scripts that the template needs at its first load, from webpack's statistics. */
const readListingScripts = async (publicDir: string): Promise<Script[]> => {
  const stats: { assetsByChunkName: Readonly<Record<string, readonly string[]>> } = JSON.parse(
    await readFile(path.join(publicDir, "webpack.stats.json"), "utf8"),
  );
  const names = new Set(["app", TEMPLATE].flatMap((chunk) => stats.assetsByChunkName[chunk] ?? []).filter((name) => name.endsWith(".js")));
  return Promise.all([...names].map((name) => readScript(path.join(publicDir, name))));
};

const readScript = async (file: string): Promise<Script> => {
  const code = await readFile(file, "utf8");
  const { length } = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  return { code, map: await readFile(`${file}.map`, "utf8"), brotli: length };
};

/** Divides a script's compressed bytes among its dependencies, in proportion to their part of the text. */
const measureScript = ({ code, map, brotli }: Script): Map<string, number> => {
  const lines = code.split("\n");
  const mappings: EachMapping[] = [];
  eachMapping(new TraceMap(map), (mapping) => mappings.push(mapping));
  const shares = new Map<string, number>();
  mappings.forEach((mapping, index) => {
    const next = mappings[index + 1];
    const end = next?.generatedLine === mapping.generatedLine ? next.generatedColumn : (lines[mapping.generatedLine - 1] ?? "").length;
    const origin = originOf(mapping.source ?? "");
    const bytes = ((end - mapping.generatedColumn) / code.length) * brotli;
    shares.set(origin, (shares.get(origin) ?? 0) + bytes);
  });
  return shares;
};

const originOf = (source: string): string => {
  const dependency = [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1];
  if (dependency !== undefined) return dependency;
  if (/\/webpack\//.test(source)) return "webpack";
  return source.includes(".cache/") ? "gatsby (.cache)" : "the site itself";
};
