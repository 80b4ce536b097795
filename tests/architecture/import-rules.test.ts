import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = path.resolve(__dirname, "../..");

/** Lints a file that stands in a folder of the project, and returns the ids of the rules it breaks. */
const lintIn = async (folder: string, source: string): Promise<string[]> => {
  await mkdir(path.join(root, folder), { recursive: true });
  const directory = await mkdtemp(path.join(root, folder, "probe-"));
  const file = path.join(directory, "probe.ts");
  try {
    await writeFile(file, source);
    const bin = path.join(root, "node_modules/eslint/bin/eslint.js");
    const { stdout } = await run(process.execPath, [bin, "--format", "json", file], { cwd: root }).catch((error) => error);
    const [result] = JSON.parse(stdout) as { messages: { ruleId: string }[] }[];
    return result?.messages.map(({ ruleId }) => ruleId) ?? [];
  } finally {
    await rm(directory, { recursive: true });
  }
};

jest.setTimeout(60_000);

describe("the import rules", () => {
  it.each([
    ["src/domain", 'import { routes } from "../../config/routes"; export const home = routes.home();'],
    ["src/config", 'import { createUpstreamClient } from "../../upstream/http"; export const client = createUpstreamClient;'],
    ["src/components/ui", 'import { createUpstreamClient } from "../../../upstream/http"; export const client = createUpstreamClient;'],
    ["src/live", 'import { createUpstreamClient } from "../../upstream/http"; export const client = createUpstreamClient;'],
  ])("refuse a forbidden import in %s", async (folder, source) => {
    expect(await lintIn(folder, source)).toContain("boundaries/dependencies");
  });

  it.each([
    ["src/upstream", 'import { slugify } from "../../config/routes"; export const slug = slugify("Ana");'],
    ["server", 'import { createUpstreamClient } from "../../src/upstream/http"; export const client = createUpstreamClient;'],
  ])("let an allowed import pass in %s", async (folder, source) => {
    expect(await lintIn(folder, source)).toEqual([]);
  });

  it("refuse an export that makes Gatsby build rendering engines", async () => {
    expect(await lintIn("src/config", "export const config = {};")).toContain("no-restricted-syntax");
  });
});
