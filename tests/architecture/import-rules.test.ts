import { spawnSync } from "node:child_process";
import path from "node:path";

const root = path.resolve(__dirname, "../..");

/** Lints a text as if it were a file in a folder of the project, and returns the ids of the rules it breaks. */
const lintIn = (folder: string, input: string): string[] => {
  const bin = path.join(root, "node_modules/eslint/bin/eslint.js");
  const args = [bin, "--format", "json", "--stdin", "--stdin-filename", path.join(folder, "nested/probe.ts")];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, input, encoding: "utf8" });
  const [result] = JSON.parse(stdout) as { messages: { ruleId: string }[] }[];
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
};

jest.setTimeout(60_000);

describe("the import rules", () => {
  it.each([
    ["src/domain", 'import { routes } from "../../config/routes"; export const home = routes.home();'],
    ["src/config", 'import { createUpstreamClient } from "../../upstream/http"; export const client = createUpstreamClient;'],
    ["src/components/ui", 'import { createUpstreamClient } from "../../../upstream/http"; export const client = createUpstreamClient;'],
    ["src/live", 'import { createUpstreamClient } from "../../upstream/http"; export const client = createUpstreamClient;'],
    ["server/lib", 'import { etagOf } from "../../http/etag"; export const tag = etagOf("a");'],
    ["server/releases/store", 'import { readPage } from "../../checks/read-page"; export const page = readPage;'],
    ["server/releases/checks", 'import { createReleases } from "../../releases"; export const releases = createReleases;'],
    ["server/site", 'import { settings } from "../../settings"; export const own = settings;'],
  ])("reject a forbidden import in %s", (folder, source) => {
    expect(lintIn(folder, source)).toContain("boundaries/dependencies");
  });

  it.each([
    ["src/upstream", 'import { slugify } from "../../config/routes"; export const slug = slugify("Ana");'],
    ["server", 'import { createUpstreamClient } from "../../src/upstream/http"; export const client = createUpstreamClient;'],
  ])("allow a permitted import in %s", (folder, source) => {
    expect(lintIn(folder, source)).toEqual([]);
  });

  it("reject an export that makes Gatsby build rendering engines", () => {
    expect(lintIn("src/config", "export const config = {};")).toContain("no-restricted-syntax");
  });
});

it.each([
  ["server", String.raw`export const meta = /<meta\b[^>]*>/;`],
  ["src/gatsby", String.raw`export const end = (html: string) => html.replace(/<\/head>/, "");`],
  ["src/upstream", "export const plain = (html: string) => html.replace(/<[^>]*>/g, '');"],
])("a regular expression that reads HTML is rejected in %s", (folder, source) => {
  expect(lintIn(folder, source)).toContain("no-restricted-syntax");
});

it.each([String.raw`export const escape = /[&<>"']/g;`, String.raw`export const name = /(?<name>[a-z]+)(?<!\\)/;`])(
  "a regular expression that matches no tag is allowed: %s",
  (source) => {
    expect(lintIn("server", source)).toEqual([]);
  },
);
