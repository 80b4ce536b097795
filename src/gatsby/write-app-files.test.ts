import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import type { BuildArgs } from "gatsby";
import { allowSvg } from "../../tests/allow-svg";
import { DEFAULT_IDENTITY, PAPERS } from "../config/identity";
import type { Identity } from "../domain/identity";
import { upstreamVariables } from "../config/environment";
import { writeAppFiles, type AppData } from "./write-app-files";

allowSvg();

let publicDir: string;
let env: NodeJS.ProcessEnv;

beforeEach(async () => {
  env = process.env;
  publicDir = await mkdtemp(join(tmpdir(), "app-files-"));
  await mkdir(join(publicDir, "page-data"));
  await writeFile(join(publicDir, "page-data/app-data.json"), '{"webpackCompilationHash":"1"}');
  await writeFile(join(publicDir, "favicon.svg"), "<svg/>");
});

afterEach(async () => {
  process.env = env;
  await rm(publicDir, { recursive: true });
});

const stringsOf = async (language: string) =>
  Promise.all(
    ["common", "offline"].map(async (name) => ({
      language,
      data: await readFile(resolve("src/locales", language, `${name}.json`), "utf8"),
    })),
  );

interface Settings {
  agencyName: string;
  themeColor: string | null;
  identity?: Partial<Identity>;
  iconPath?: string;
}

const writeFiles = async (settings: Settings | null): Promise<string[]> => {
  const { identity, iconPath, ...facts } = settings ?? { agencyName: "", themeColor: null };
  const customizations = settings && { ...facts, identity: { ...DEFAULT_IDENTITY, ...identity } };
  const icon = iconPath === undefined ? null : { path: iconPath };
  const warnings: string[] = [];
  const nodes = [...(await stringsOf("pt")), ...(await stringsOf("en"))];
  const data: AppData = { site: { siteMetadata: { siteUrl: "https://casajuriti.example" } }, customizations, icon, strings: { nodes } };
  const reporter = { warn: (sentence: string) => warnings.push(sentence) };
  const args = { graphql: async () => ({ data }), reporter } as unknown as BuildArgs;
  await writeAppFiles(args, { projectDir: resolve("."), publicDir });
  return warnings;
};

const UNREACHABLE = {
  ...{ panelUrl: "http://127.0.0.1:9", panelSalt: "s", panelApiToken: "t" },
  ...{ integrationUrl: "http://127.0.0.1:9", integrationSalt: "s", integrationApiKey: "k" },
  ...{ mediaUrl: "http://127.0.0.1:9/storage", mediaHosts: [] },
};

const readPublic = (name: string): Promise<string> => readFile(join(publicDir, name), "utf8");

it("writes a manifest in each language, with the agency's name and colour", async () => {
  await writeFiles({ agencyName: "Casa Juriti", themeColor: "#a33b20" });
  const [pt, en] = [JSON.parse(await readPublic("manifest.webmanifest")), JSON.parse(await readPublic("en/manifest.webmanifest"))];
  expect(pt).toMatchObject({
    name: "Casa Juriti",
    short_name: "Casa Juriti",
    lang: "pt-BR",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: "#a33b20",
  });
  expect(en).toMatchObject({ lang: "en", start_url: "/en", description: "model management" });
  expect(pt.id).toBe(en.id);
});

it("uses the site's host and a default colour when the agency gave neither", async () => {
  await writeFiles(null);
  expect(JSON.parse(await readPublic("manifest.webmanifest"))).toMatchObject({
    name: "casajuriti.example",
    theme_color: PAPERS.warm.ink,
    background_color: PAPERS.warm.paper,
  });
});

it("references existing icons in their size", async () => {
  await writeFiles(null);
  const { icons } = JSON.parse(await readPublic("manifest.webmanifest")) as { icons: { src: string; sizes: string; purpose: string }[] };
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
  for (const { src, sizes } of icons) {
    const icon = await readFile(join("static", src)); // a buffer, since the gateway's tests have disabled reading files by sharp in this process
    const { width, height, format } = await sharp(icon).metadata();
    expect([format, `${width}x${height}`]).toEqual(["png", sizes]);
    const { channels } = await sharp(icon).stats();
    expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(60); // the drawing
    expect(Math.max(...channels.map(({ max }) => max))).toBeGreaterThan(240); // the background
  }
});

it("gives manifest, icons and offline page the agency's identity", async () => {
  await writeFiles({ agencyName: "Olaria", themeColor: null, identity: { paper: "grey", initials: "OL" } });
  expect(JSON.parse(await readPublic("manifest.webmanifest"))).toMatchObject({ background_color: PAPERS.grey.paper });
  const html = await readPublic("offline.html");
  expect(html).toContain(`--palette-paper: ${PAPERS.grey.paper}`);
  expect(html).toContain(await readPublic("favicon.svg"));
});

it("warns when the agency's mark cannot be fetched", async () => {
  process.env = { ...env, ...upstreamVariables(UNREACHABLE) };
  const warnings = await writeFiles({ agencyName: "Olaria", themeColor: null, iconPath: "site/icon.png" });
  expect(warnings).toEqual([expect.stringContaining("icon cannot be read")]);
  expect(await readPublic("favicon.svg")).toContain("<path");
});

it.each([
  { file: "offline.html", language: "pt", title: "Sem conexão", home: "/" },
  { file: "en/offline.html", language: "en", title: "No connection", home: "/en" },
])("writes the page $file without any external resource", async ({ file, language, title, home }) => {
  await writeFiles({ agencyName: "Casa & Filhos", themeColor: null });
  const html = await readPublic(file);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(`<title>${title} · Casa &amp; Filhos</title>`);
  expect(html).toContain(`href="${home}"`);
  expect(html).not.toMatch(/<script|<link|src=|url\(/);
  const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
  const { results } = await validator.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});

describe("the service worker", () => {
  it("has a hash of its files, and no placeholder left", async () => {
    await writeFiles({ agencyName: "Casa Juriti", themeColor: null });
    const before = await readPublic("sw.js");
    for (const file of ["offline.html", "en/offline.html", "favicon.svg", "page-data/app-data.json"])
      expect(before).toContain(`"url":"${file}"`);
    expect(before).not.toContain("__WB_MANIFEST");
    await writeFiles({ agencyName: "Casa Nova", themeColor: null });
    expect(await readPublic("sw.js")).not.toBe(before);
  });

  it("unregisters itself when it is switched off", async () => {
    process.env = { ...env, SERVICE_WORKER: "off" };
    await writeFiles(null);
    const script = await readPublic("sw.js");
    expect(script).toContain("unregister");
    expect(script).not.toContain("fetch");
  });

  it("is not written when a file of its shell is missing", async () => {
    await rm(join(publicDir, "favicon.svg"));
    await expect(writeFiles(null)).rejects.toThrow("shell is incomplete");
  });
});
