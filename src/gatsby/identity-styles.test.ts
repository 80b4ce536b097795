import { mkdir, mkdtemp, copyFile, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { DEFAULT_IDENTITY, PAPERS } from "../config/identity";
import type { Identity } from "../domain/identity";
import { identityOfNodes, identityRules } from "./identity-styles";

let projectDir: string;

beforeEach(async () => {
  projectDir = await mkdtemp(join(tmpdir(), "identity-"));
  await mkdir(join(projectDir, "src/styles"), { recursive: true });
  await copyFile(resolve("src/styles/tokens.css"), join(projectDir, "src/styles/tokens.css"));
});

afterEach(() => rm(projectDir, { recursive: true }));

const rulesOf = (changes: Partial<Identity>) => identityRules({ ...DEFAULT_IDENTITY, ...changes }, projectDir);

/** The files that replace the imports of `gatsby-browser.tsx`. */
const sheetsOf = async (changes: Partial<Identity>): Promise<readonly string[]> =>
  Object.values((await rulesOf(changes))[0]?.resolve.alias ?? {});

it("replaces nothing for the default, whatever the icons show", async () => {
  expect(await rulesOf({ initials: "AB" })).toEqual([]);
  expect(await readdir(projectDir)).toEqual(["src"]);
});

it("replaces the imported style sheets and the preloaded file", async () => {
  const rules = await rulesOf({ paper: "grey", displayFace: "syne" });
  expect(rules.map(({ include }) => basename(include))).toEqual(["gatsby-browser.tsx", "ssr-hooks.tsx"]);
  const [imported, preloaded] = await Promise.all(
    ["gatsby-browser.tsx", "src/boot/ssr-hooks.tsx"].map((file) => readFile(resolve(file), "utf8")),
  );
  for (const request of Object.keys(rules[0]!.resolve.alias)) expect(imported).toContain(`"${request.replace(/\$$/, "")}"`);
  const [[request, replacement]] = Object.entries(rules[1]!.resolve.alias) as [[string, string]];
  expect(preloaded).toContain(`"${request.replace(/\$$/, "")}"`);
  expect(replacement).toContain("syne-latin-400-normal.woff2");
});

it("writes the tokens and the face of the identity", async () => {
  const sheets = await sheetsOf({ paper: "grey", displayFace: "syne" });
  const texts = await Promise.all(sheets.map((file) => readFile(file, "utf8")));
  expect(texts.join("\n")).toContain(PAPERS.grey.paper);
  expect(texts.join("\n")).toContain("syne-latin-400-normal.woff2");
  expect(texts.join("\n")).not.toContain("bodoni");
});

it("uses a new folder for each look, which webpack's cache has not seen", async () => {
  const folders = await Promise.all([
    sheetsOf({ paper: "grey" }),
    sheetsOf({ paper: "white" }),
    sheetsOf({ accents: { ...DEFAULT_IDENTITY.accents, rest: "#4a044e" } }),
    sheetsOf({ paper: "grey" }),
  ]).then((all) => all.map(([file]) => dirname(file ?? "")));
  expect(new Set(folders).size).toBe(3);
  expect(folders[3]).toBe(folders[0]);
});

it("reads the identity of the settings' node, and the default without one", () => {
  const identity: Identity = { ...DEFAULT_IDENTITY, paper: "white" };
  expect(identityOfNodes([{ id: "1", identity }])).toEqual(identity);
  expect(identityOfNodes([])).toEqual(DEFAULT_IDENTITY);
});
