import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { FOUND_ID } from "../src/config/search-page";
import { upstreamVariables } from "../src/config/environment";
import { CONTACT, multipart, MULTIPART } from "../server/entries/tests/form-bodies";
import { startGatewayProcess, type GatewayProcess } from "../server/entries/tests/gateway-process";
import { signBody } from "../server/publish/signature";
import { hookBody } from "../server/tests/publishing";
import { readPdf } from "../server/tests/read-pdf";
import { PUBLISH_SECRET, runGateway } from "../server/tests/run-gateway";
import { searchFiles } from "../server/tests/search-site";
import { startUpstream, type FakeUpstream } from "../tests/fakes/upstream/start-upstream";
import { waitFor } from "../tests/wait";
import { freePort } from "./free-port";
import type { Lockfile } from "./lockfile-subset";

const ROOT = path.resolve(__dirname, "..");
const PICTURE = "bundled-1200x1600.jpg";

const run = promisify(execFile);

/** A folder outside the repository. */
let folder: string;
let bundle: string;
let dataDir: string;
let upstream: FakeUpstream;
let gateway: GatewayProcess;
let address: string;
let release: string | undefined;

const readJson = (name: string) => JSON.parse(readFileSync(path.join(bundle, name), "utf8"));

const buildBundle = (target: string) => run(process.execPath, ["--import", "tsx", "scripts/build-gateway.ts", target], { cwd: ROOT });

/** Installs the packages of the bundle's own lockfile, copied from the repository: the tests need no registry. */
const installPackages = async (): Promise<void> => {
  const { packages }: Lockfile = readJson("package-lock.json");
  for (const [name, { optional }] of Object.entries(packages).filter(([place]) => place !== "")) {
    const source = path.join(ROOT, name);
    if (optional === true && !existsSync(source)) continue; // a package of another platform
    const isOwn = (file: string): boolean => !path.relative(source, file).split(path.sep).includes("node_modules");
    await cp(source, path.join(bundle, name), { recursive: true, filter: isOwn });
  }
};

const makeRelease = async (): Promise<string | undefined> => {
  const maker = await runGateway({
    dataDir,
    servesSite: true,
    extraFilesOf: () => searchFiles(),
    pages: { "/blog/novidade": "Uma novidade" },
  });
  const id = maker.gateway.releases.current()?.id;
  await maker.close();
  return id;
};

const startBundle = async (): Promise<void> => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  gateway = await startGatewayProcess({
    settings: upstream.settings,
    port,
    dataDir,
    variables: { PUBLISH_SECRET, NODE_PATH: "" },
    command: ["gateway.cjs"],
    cwd: bundle,
  });
  await fetch(`${address}/blog`);
  process.stderr.write(`the bundled gateway answered ${((performance.now() - begun) / 1000).toFixed(1)} s after its start\n`);
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "bundled-gateway-"));
  bundle = path.join(folder, "gateway");
  dataDir = path.join(folder, "data");
  await buildBundle(bundle);
  await installPackages();
  release = await makeRelease();
  upstream = await startUpstream({ content: { mediaPaths: [PICTURE] } });
  await startBundle();
}, 300_000);

afterAll(async () => {
  await gateway?.stop();
  await upstream?.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> => fetch(address + url, { headers });

const bytesOf = async (response: Response): Promise<Buffer> => {
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

const postForm = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${address}/api/entry/contact`, { method: "POST", body: new Uint8Array(multipart(fields)), headers: { ...MULTIPART, ...headers } });

const postSigned = (url: string): Promise<Response> => {
  const body = hookBody({ path: url, at: Date.now() });
  return fetch(address + url, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "x-signature": signBody(body, PUBLISH_SECRET) },
  });
};

/** Runs the bundle until it ends by itself; resolves with its last line. */
const runToEnd = async (args: readonly string[], variables: NodeJS.ProcessEnv): Promise<string | undefined> => {
  const env = { ...process.env, ...upstreamVariables(upstream.settings), PORT: String(await freePort()), ...variables };
  const ended: unknown = await run(process.execPath, ["gateway.cjs", ...args], { cwd: bundle, env }).catch((error: unknown) => error);
  return (ended as { stdout: string }).stdout.trim().split("\n").at(-1);
};

describe("the folder of the bundle", () => {
  it("lists the native package only, from the repository's lockfile and for every platform", () => {
    const whole: Lockfile = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8"));
    const own: Lockfile = readJson("package-lock.json");
    expect(Object.keys(readJson("package.json").dependencies)).toEqual(["sharp"]);
    expect(own.packages[""]).toMatchObject({ dependencies: readJson("package.json").dependencies });
    expect(Object.keys(own.packages)).toEqual(
      expect.arrayContaining(["node_modules/@img/sharp-darwin-arm64", "node_modules/@img/sharp-linux-arm64"]),
    );
    for (const [name, locked] of Object.entries(own.packages).filter(([place]) => place !== ""))
      expect({ ...whole.packages[name], optional: undefined }).toMatchObject({ ...locked, optional: undefined });
  });

  it("names no folder of the machine that built it", () => {
    expect(readFileSync(path.join(bundle, "gateway.cjs"), "utf8")).not.toContain(ROOT);
  });

  it("contains the licences of the packages in the bundle", () => {
    const licences = readFileSync(path.join(bundle, "third-party-licences.txt"), "utf8");
    for (const name of ["fastify", "react-dom", "pdfkit", "@fontsource/syne"]) expect(licences).toContain(`\n${name} `);
  });

  it("is replaced by the next bundle, with node_modules and data kept", async () => {
    const target = path.join(folder, "again");
    await mkdir(path.join(target, "data"), { recursive: true });
    await writeFile(path.join(target, "package.json"), JSON.stringify({ name: "talent-agency-gateway" }));
    await writeFile(path.join(target, "gateway.cjs"), "old");
    await buildBundle(target);
    expect((await readdir(target)).sort()).toEqual((await readdir(bundle)).map((name) => (name === "node_modules" ? "data" : name)).sort());
    expect(readFileSync(path.join(target, "gateway.cjs")).equals(readFileSync(path.join(bundle, "gateway.cjs")))).toBe(true);
  }, 120_000);

  it("is not written over other files", async () => {
    const target = path.join(folder, "other");
    await mkdir(target);
    await writeFile(path.join(target, "package.json"), JSON.stringify({ name: "another-project" }));
    await expect(buildBundle(target)).rejects.toThrow("neither empty nor an earlier bundle");
    expect(await readdir(target)).toEqual(["package.json"]);
  }, 120_000);
});

describe("the bundled gateway, in a folder without the repository", () => {
  it("serves the pages and page data of the release, and reports its health", async () => {
    expect(await (await get("/blog/novidade")).text()).toContain("<main>Uma novidade</main>");
    expect(await (await get("/page-data/blog/novidade/page-data.json")).json()).toMatchObject({ result: "Uma novidade" });
    expect(await (await get("/api/health")).json()).toMatchObject({ status: "ok", release, upstream: "ok", panel: "up", entries: "ok" });
  });

  it("resizes pictures", async () => {
    const { format, width } = await sharp(await bytesOf(await get(`/media/480/${PICTURE}`, { accept: "image/webp" }))).metadata();
    expect([format, width]).toEqual(["webp", 480]);
  });

  it("draws comp cards with their fonts", async () => {
    const { texts, raw } = readPdf(await bytesOf(await get("/api/talents/401/card.pdf?lang=pt")));
    expect(texts[0]).toContain("Aurora Teste Lima");
    expect(new Set([...raw.matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g)].map(([, name]) => name))).toEqual(
      new Set(["BodoniModa", "InstrumentSans"]),
    );
  });

  it("renders search results with the release's renderer", async () => {
    const html = await (await get("/pesquisa/IRIS")).text();
    expect(html).toContain(`id="${FOUND_ID}"`);
    expect(html).toContain("Íris Imaginária");
    expect(await (await get("/api/metrics")).text()).toContain('gateway_search_renders_total{outcome="rendered"} 1');
  });

  it("sends its own pages with their styles and drawing", async () => {
    const refused = await get("/kids", { "x-long": "a".repeat(20_000) });
    expect([refused.status, await refused.text()]).toEqual([431, expect.stringMatching(/--palette-paper[^]*<svg/)]);
    const answer = await postForm({ ...CONTACT, email: "" }, { accept: "text/html" });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([422, "text/html; charset=utf-8"]);
    expect(await answer.text()).toContain("--palette-paper");
  });

  it("receives forms and delivers them", async () => {
    const sent = await postForm({ ...CONTACT, message: "from a bundle" });
    expect(sent.status).toBe(202);
    await waitFor(() => expect(upstream.entries.map(({ fields }) => fields.message)).toEqual(["from a bundle"]));
  });

  it("accepts a publication and builds nothing", async () => {
    expect((await postSigned("/api/publish")).status).toBe(202);
    expect(await (await postSigned("/api/publish/status")).json()).toMatchObject({ isQueued: false, builds: [] });
    expect(gateway.output()).not.toMatch(/step:|rebuilt/);
  });

  it("ends with one sentence when there is no release, or when it is asked to build one", async () => {
    const empty = path.join(folder, "empty");
    expect(await runToEnd([], { DATA_DIR: empty })).toMatch(/^error: there is no release in .*, and this gateway builds nothing: copy/);
    expect(await runToEnd(["--build-release"], { DATA_DIR: empty })).toBe("error: this gateway builds nothing");
  }, 120_000);
});
