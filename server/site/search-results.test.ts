import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Release } from "../releases/store/release";
import { createSearchResults, type Search } from "./search-results";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "search-results-"));
  await writeFile(join(folder, "any.html"), "<h1>Casting</h1>");
});

afterEach(() => rm(folder, { recursive: true }));

/** A renderer whose answers the test releases. */
const createSlowRenderer = () => {
  const waiting: ((html: string) => void)[] = [];
  return { render: () => new Promise<string>((resolve) => waiting.push(resolve)), waiting };
};

const search = (name: string): Search => ({
  release: { id: "1", directory: folder, files: new Map() } as unknown as Release,
  file: { path: "any.html", type: "text/html", hash: "", size: 1, br: null, gzip: null },
  pathname: `/pesquisa/${name}`,
  snapshot: null,
});

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

it("renders one search at a time, and answers without results when a hundred wait", async () => {
  const { render, waiting } = createSlowRenderer();
  const counts: string[] = [];
  const results = createSearchResults({ filteredFiles: { render }, warn: () => undefined, count: (outcome) => counts.push(outcome) });
  let settled = 0;
  const answers = Array.from({ length: 150 }, (_, index) => results.get(search(`n${index}`)).finally(() => (settled += 1)));
  // Every search is rendered, waits or has its answer; before that, a released page would make room for another one.
  await until(() => settled >= 49 && waiting.length > 0);
  expect(waiting).toHaveLength(1);
  for (let rendered = 0; settled < 150;) {
    await until(() => waiting.length > rendered || settled === 150);
    waiting[rendered]?.("<p>page</p>");
    rendered = Math.min(rendered + 1, waiting.length);
  }
  const kinds = (await Promise.all(answers)).map((answer) => ("body" in answer ? "body" : "file"));
  const renderedCount = kinds.filter((kind) => kind === "body").length;
  expect([renderedCount, kinds.length - renderedCount]).toEqual([101, 49]);
  expect(counts.filter((outcome) => outcome === "fallback")).toHaveLength(49);
});

it("sends a cached result while a hundred searches wait, and renders again afterwards", async () => {
  const { render, waiting } = createSlowRenderer();
  const results = createSearchResults({ filteredFiles: { render }, warn: () => undefined, count: () => undefined });
  const known = results.get(search("ana"));
  await until(() => waiting.length === 1);
  waiting[0]?.("<p>ana</p>");
  await known;
  const others = Array.from({ length: 101 }, (_, index) => results.get(search(`n${index}`)));
  await until(() => waiting.length === 2);
  expect(await results.get(search("ana"))).toEqual(await known);
  void Promise.allSettled(others);
});
