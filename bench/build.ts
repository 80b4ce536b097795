import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { upstreamVariables } from "../src/config/environment";
import { startUpstream, type FakeUpstream } from "../tests/fakes/upstream/start-upstream";
import { inCount, inMegabytes, inSeconds } from "./lib/figures";
import type { Row } from "./lib/report";
import { runProgram, type MeasuredRun } from "./lib/run-program";
import type { Workspace } from "./lib/workspace";

const FEW = 100;
const MANY = 10_000;

/** The site's build with an upstream double: time per page, memory, and the pages that one changed talent rewrites. */
export const benchBuild = async ({ folder }: Workspace): Promise<Row[]> => {
  const small = await coldBuild(folder, FEW);
  const large = await withUpstream(MANY, async (upstream) => {
    const cold = await buildCold(folder, upstream);
    const before = await hashPages(folder);
    changeOneTalent(upstream);
    const warm = await build(folder, upstream);
    return { cold, pages: before.size, warm, rewritten: countChanged(before, await hashPages(folder)) };
  });
  const perPage = ((large.cold.seconds - small.seconds) / (large.pages - small.pages)) * 1000;
  return [
    [`cold build, ${FEW} talents (${small.pages} pages)`, inSeconds(small.seconds)],
    [`cold build, ${inCount(MANY)} talents (${inCount(large.pages)} pages)`, inSeconds(large.cold.seconds)],
    ["cost of a page beyond the fixed cost (goal 4 ms)", `${perPage.toFixed(1)} ms`],
    ["peak memory of the large build (goal 3,000 MB)", inMegabytes(large.cold.peakBytes)],
    ["build after one changed talent", inSeconds(large.warm.seconds)],
    ["pages that it rewrote (2 languages)", String(large.rewritten)],
  ];
};

const coldBuild = (folder: string, talents: number): Promise<{ seconds: number; pages: number }> =>
  withUpstream(talents, async (upstream) => {
    const { seconds } = await buildCold(folder, upstream);
    return { seconds, pages: (await hashPages(folder)).size };
  });

export const withUpstream = async <Value>(talents: number, work: (upstream: FakeUpstream) => Promise<Value>): Promise<Value> => {
  const upstream = await startUpstream({ content: { syntheticTalents: talents, onlySynthetic: true } });
  try {
    return await work(upstream);
  } finally {
    await upstream.close();
  }
};

/** Without the caches of earlier builds. */
export const buildCold = async (folder: string, upstream: FakeUpstream, variables: NodeJS.ProcessEnv = {}): Promise<MeasuredRun> => {
  await Promise.all([".cache", "public"].map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
  return build(folder, upstream, variables);
};

const build = (cwd: string, { settings }: FakeUpstream, variables: NodeJS.ProcessEnv = {}): Promise<MeasuredRun> =>
  runProgram({
    command: process.execPath,
    args: [path.join(cwd, "node_modules/gatsby/cli.js"), "build"],
    cwd,
    env: {
      NODE_ENV: "production",
      GATSBY_TELEMETRY_DISABLED: "1",
      ...upstreamVariables(settings),
      ...variables,
    },
  });

/** Changes a talent in the middle of the list, which is on no listing's first page. */
const changeOneTalent = ({ content }: FakeUpstream): void => {
  Object.assign(content.talents[MANY / 2] ?? {}, { height: "199/6.6" });
};

const hashPages = async (folder: string): Promise<Map<string, string>> => {
  const root = path.join(folder, "public");
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".html"));
  const hashes = new Map<string, string>();
  for (const { parentPath, name } of pages) {
    const file = path.join(parentPath, name);
    hashes.set(
      file,
      createHash("sha1")
        .update(await readFile(file))
        .digest("hex"),
    );
  }
  return hashes;
};

const countChanged = (before: Map<string, string>, after: Map<string, string>): number =>
  [...after].filter(([name, hash]) => before.get(name) !== hash).length;
