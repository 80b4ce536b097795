import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPageRenderer, type PageRenderer } from "./page-renderer";

let folder: string;
let now: number;
let renderer: PageRenderer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "page-renderer-"));
  now = 0;
  renderer = createPageRenderer({ now: () => now, timeoutMs: 60_000 });
});

afterEach(async () => {
  await renderer.stop();
  await rm(folder, { recursive: true });
});

const write = async (name: string, render: string): Promise<string> => {
  const file = join(folder, name);
  await writeFile(file, `exports.render = ${render};`);
  return file;
};

it("renders by the renderer of each release, in an environment without secrets", async () => {
  process.env.PAGE_RENDERER_CANARY = "secret";
  const one = await write(
    "one.cjs",
    "async ({ pageData }) => `${pageData.path} ${process.env.NODE_ENV} ${process.env.PAGE_RENDERER_CANARY}`",
  );
  const other = await write("other.cjs", 'async ({ staticQueries }) => `other ${staticQueries["7"]}`');
  const pages = await Promise.all([
    renderer.render(one, { pageData: { path: "/a" } }),
    renderer.render(one, { pageData: { path: "/b" } }),
    renderer.render(other, { pageData: {}, staticQueries: { 7: "x" } }),
  ]);
  delete process.env.PAGE_RENDERER_CANARY;
  expect(pages).toEqual(["/a production undefined", "/b production undefined", "other x"]);
});

it.each([
  ["a component that throws", "async () => { throw new Error('no data'); }", "no data"],
  ["a renderer that ends its process", "async () => process.exit(3)", "the renderer ended"],
  ["an error outside of a page", "() => { setTimeout(() => { throw new Error('late'); }); return new Promise(() => {}); }", "late"],
])("rejects for %s, and renders the next page", async (_case, render, cause) => {
  const broken = await write("broken.cjs", render);
  const whole = await write("whole.cjs", "async () => 'whole'");
  await expect(renderer.render(broken, { pageData: {} })).rejects.toThrow(cause);
  expect(await renderer.render(whole, { pageData: {} })).toBe("whole");
});

it("starts again after the worker has ended between two pages", async () => {
  const file = await write("late.cjs", "async () => { setTimeout(() => { throw new Error('late'); }); return 'page'; }");
  for (let page = 0; page < 12; page += 1) {
    expect(await renderer.render(file, { pageData: {} })).toBe("page");
    await new Promise((resolve) => setImmediate(resolve));
  }
});

it("delays only one page when a renderer hangs, and retries it after a minute", async () => {
  renderer = createPageRenderer({ now: () => now, timeoutMs: 3_000 });
  const file = await write("hangs.cjs", "() => { for (;;); }");
  const first = renderer.render(file, { pageData: {} });
  const second = renderer.render(file, { pageData: {} });
  await expect(first).rejects.toThrow("took longer than 3000 ms");
  await expect(second).rejects.toThrow("timed out a moment ago");
  await write("hangs.cjs", "async () => 'mended'");
  now = 60_000;
  expect(await renderer.render(file, { pageData: {} })).toBe("mended");
});
