import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { onPostBuild } from "./on-post-build";

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "post-build-"));
  await mkdir(join(directory, "public"));
});

afterEach(() => rm(directory, { recursive: true }));

const finishBuild = async (redirects: object[]): Promise<unknown> => {
  const store = { getState: () => ({ redirects, program: { directory } }) };
  await onPostBuild({ store } as unknown as BuildArgs);
  return JSON.parse(await readFile(join(directory, "public", "redirects.json"), "utf8"));
};

it("writes the redirects for the gateway, sorted by address", async () => {
  const written = await finishBuild([
    { fromPath: "/en/blog/b", toPath: "/en/blog/a", isPermanent: true },
    { fromPath: "/blog/b", toPath: "/blog/a", isPermanent: true },
    { fromPath: "/old", toPath: "/new" },
    { fromPath: "/gone", toPath: "/", statusCode: 308 },
  ]);
  expect(written).toEqual([
    { from: "/blog/b", to: "/blog/a", status: 301 },
    { from: "/en/blog/b", to: "/en/blog/a", status: 301 },
    { from: "/gone", to: "/", status: 308 },
    { from: "/old", to: "/new", status: 302 },
  ]);
});

it("writes an empty list where there are none", async () => {
  expect(await finishBuild([])).toEqual([]);
});
