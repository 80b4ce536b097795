import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { DomUtils, parseDocument } from "htmlparser2";
import { freePort } from "../../scripts/free-port";
import { controlCharacter } from "../../server/releases/checks/control-character";
import { releasesFolder } from "../../server/releases/store/release-folder";
import { changePointer } from "../../server/releases/store/release-pointer";
import { FOUND_ID } from "../../src/config/search-page";
import type { CastingIndex } from "../../src/domain/casting-index";
import { elementsOf, parseHtml } from "../../src/lib/html";
import { expect, test } from "../browser/test";
import { siteAddress, visit, waitUntilIdle } from "../browser/visitor";
import { BROKEN_RECORDS } from "../fakes/upstream/content/broken-records";
import { recordById } from "../fakes/upstream/content/fixture-content";
import { PACKAGE_TOKENS, PASSPHRASE } from "../fakes/upstream/content/packages";
import { startUpstream, type FakeUpstream } from "../fakes/upstream/start-upstream";
import { SLOWNESS } from "../setup/slowness";
import { addAccentedTexts } from "./accented-content";
import { startGateway, type RunningGateway } from "./gateway-process";
import { builtPages, COMPARE_PAGES, releaseAddresses, servedRelease } from "./served-release";
import { answerAsTwoClients } from "./two-clients";

let upstream: FakeUpstream;
let gateway: RunningGateway;
let dataDir: string;
let port: number;
let accentedPages: ReturnType<typeof addAccentedTexts>;
test.beforeAll(async () => {
  upstream = await startUpstream();
  accentedPages = addAccentedTexts(upstream.content);
  dataDir = await mkdtemp(path.join(tmpdir(), "double-"));
  port = await freePort();
  process.env.SITE_ADDRESS = `http://localhost:${port}`;
  gateway = await startGateway({ settings: upstream.settings, port, dataDir });
});
test.afterAll(async () => {
  await gateway.stop();
  await upstream.close();
  await rm(dataDir, { recursive: true });
});

const run = promisify(execFile);

const ask = (address: string) => fetch(`http://localhost:${port}${address}`, { redirect: "manual" });

const releasedPages = async (): Promise<string[]> => {
  const entries = await readdir(path.join(dataDir, "releases"), { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && /\.html$|^page-data\.json$/.test(entry.name));
  return Promise.all(pages.map(({ parentPath, name }) => readFile(path.join(parentPath, name), "utf8")));
};

const textOf = (html: string): string => DomUtils.textContent(parseDocument(html));

test.describe("the site of an upstream with every tolerated case and ten broken records", () => {
  test("is built and served", async () => {
    expect(gateway.outcome).toBe(`ready: http://localhost:${port}`);
    const addresses = ["/", "/en", "/kids", "/kids/meninas", "/en/atores/meninos", "/blog", "/campanhas", "/api/casting/todas/todos"];
    const statuses = await Promise.all(addresses.map(async (address) => (await ask(address)).status));
    expect(statuses).toEqual(addresses.map(() => 200));
  });

  test("logs each skipped record, or their number beyond the first twenty", async () => {
    const log = await readFile(path.join(dataDir, "build.log"), "utf8");
    const named = BROKEN_RECORDS.filter(({ resource, id, reason }) => log.includes(`Skipped ${resource} ${id ?? "without id"}: ${reason}`));
    const [, others = "0"] = /Skipped (\d+) more records/.exec(log) ?? [];
    expect(BROKEN_RECORDS.length).toBeGreaterThanOrEqual(10);
    expect(named.length + Number(others)).toBeGreaterThanOrEqual(BROKEN_RECORDS.length);
  });

  test("shows no empty value, hidden category, birthdate or credential", async () => {
    const { settings, content } = upstream;
    const pages = await releasedPages();
    expect(pages.length).toBeGreaterThan(40);
    const births = content.talents.flatMap((talent) =>
      Object.entries(talent ?? {})
        .filter(([key, value]) => key === "birthdate" && /^\d{4}-\d\d-\d\d$/.test(String(value)) && value !== "0000-00-00")
        .map(([, value]) => String(value)),
    );
    expect(births.length).toBeGreaterThan(0);
    const forbidden = [
      ...births,
      ">null<",
      // The application form offers "170 cm".
      /(?<!\d)0 cm/,
      "01/01/1970",
      "TF -",
      '"birthdate":',
      "&quot;birthdate&quot;:",
      settings.panelSalt,
      settings.panelApiToken,
      settings.integrationSalt,
      settings.integrationApiKey,
    ];
    const isIn = (page: string, text: string | RegExp): boolean => (typeof text === "string" ? page.includes(text) : text.test(page));
    for (const text of forbidden) expect({ text, pages: pages.filter((page) => isIn(page, text)).length }).toEqual({ text, pages: 0 });
  });
});

/** The answers that a browser has stored and not yet sent. */
const waitingRows = (storage: string): unknown[] =>
  Object.entries(JSON.parse(storage) as Record<string, string>)
    .filter(([key]) => key.startsWith("picks:"))
    .flatMap(([, box]) => (JSON.parse(box) as { rows: unknown[] }).rows);

test.describe("the page of a package", () => {
  test("keeps every answer of two people of a client once, although one of them has no line for a while", async ({ openVisitor }) => {
    const token = PACKAGE_TOKENS.open;
    const [{ page: ana }, { page: rui }] = [await openVisitor({ width: 390, mayLogErrors: true }), await openVisitor({ width: 390 })];
    for (const page of [ana, rui]) {
      await page.goto(`${siteAddress()}/pacote/${token}`);
      await expect(page.locator("[data-choice]:enabled")).not.toHaveCount(0);
    }
    const { stored, seenByAna, seenByRui, waiting, left } = await answerAsTwoClients(ana, rui);
    const idOf = (name: string) => stored.people.find((person) => person.name === name)?.id;
    expect(stored.people.map(({ name }) => name).sort()).toEqual(["Ana", "Rui"]);
    const choicesOf = (name: string) =>
      stored.picks
        .filter(({ person }) => person === idOf(name))
        .map(({ choice, comment }) => [choice, comment])
        .sort();
    expect(choicesOf("Ana")).toEqual([
      ["maybe", "Ver o vídeo"],
      ["yes", ""],
      ["yes", ""],
    ]);
    expect(choicesOf("Rui")).toEqual([
      ["no", ""],
      ["yes", ""],
    ]);
    expect(seenByAna).toEqual(["Rui: não", "Rui: sim"]);
    expect(seenByRui).toEqual(["Ana: sim", expect.stringMatching(/^Ana: talvez\s*.?Ver o vídeo/), "Ana: sim"]);
    expect(waiting).toContain("Ver o vídeo");
    expect(waitingRows(waiting)).not.toEqual([]);
    expect(waitingRows(left)).toEqual([]);
    expect(waiting + left).not.toContain(token);
  });

  test("is opened by its passphrase and read without scripts", async ({ openVisitor }) => {
    // A wrong passphrase is a 403.
    const { page } = await openVisitor({ javaScriptEnabled: false, mayLogErrors: true });
    await page.goto(`${siteAddress()}/pacote/${PACKAGE_TOKENS.locked}`);
    await page.getByLabel("Passphrase").fill("wrong");
    await page.getByRole("button", { name: "Open" }).click();
    await expect(page.getByRole("alert")).toHaveText("This is not the passphrase. Check it and type it again.");
    await page.getByLabel("Passphrase").fill(PASSPHRASE);
    await page.getByRole("button", { name: "Open" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.locator("main h2 a").first().click();
    await expect(page).toHaveURL(/\?talento=/);
    await expect(page.locator("dl").first()).toContainText("Green");
  });
});

test.describe("the bytes of the release's pages", () => {
  test("contain no control character, raw or escaped", async () => {
    const pages = await releasedPages();
    expect(pages.length).toBeGreaterThan(150);
    expect(pages.map(controlCharacter).filter((found) => found !== null)).toEqual([]);
  });

  test("contain every accented text as the content store sent it", async () => {
    const release = await servedRelease(dataDir);
    const pages = await Promise.all(
      builtPages(release).map(async ({ html, data }) => ({
        html: textOf(await readFile(html, "utf8")),
        data: JSON.parse(await readFile(data, "utf8")) as { path: string },
      })),
    );
    const changed = accentedPages.flatMap(({ address, texts }) => {
      const page = pages.find(({ data }) => data.path === address || (address.endsWith("/") && data.path.startsWith(address)));
      return texts
        .filter((text) => !page?.html.includes(text) || !JSON.stringify(page.data).includes(text))
        .map((text) => `${address}: ${text}`);
    });
    expect(accentedPages.length).toBeGreaterThan(70);
    expect(changed).toEqual([]);
  });
});

test.describe("the page renderer of the release", () => {
  test("renders every page exactly as the build wrote it, in a folder without packages or sources", async () => {
    const release = await servedRelease(dataDir);
    const pages = builtPages(release);
    const folder = await mkdtemp(path.join(tmpdir(), "renderer-"));
    await copyFile(release.renderer ?? "the release has no renderer", path.join(folder, "page-renderer.cjs"));
    await writeFile(path.join(folder, "pages.json"), JSON.stringify(pages));
    const { stdout } = await run(process.execPath, ["-e", COMPARE_PAGES], { cwd: folder, env: { NODE_ENV: "production" } });
    await rm(folder, { recursive: true });
    expect(pages.length).toBeGreaterThan(40);
    // If this fails after a Gatsby upgrade, its page renderer takes other input: see src/gatsby/renderer/README.md.
    expect({ pagesThatDifferFromTheBuild: JSON.parse(stdout) }).toEqual({ pagesThatDifferFromTheBuild: [] });
  });

  test("renders a search with its results at the search's address", async () => {
    const html = await (await ask("/en/pesquisa/aurora")).text();
    const elements = elementsOf(parseHtml(html));
    expect(elements.filter(({ name, attribs }) => name === "li" && attribs["data-section"] !== undefined)).toHaveLength(1);
    expect(elements.filter(({ name, attribs }) => name === "a" && attribs.href === "/en/kids/401/aurora-teste-lima")).toHaveLength(1);
    expect(elements.filter(({ attribs }) => attribs.id === FOUND_ID)).toHaveLength(1);
    expect(html).toContain("“aurora”, Casting");
  });
});

test.describe("talents withdrawn while an operator holds the release", () => {
  /** A child and an adult; the adult is in the sitemap. */
  const WITHDRAWN = ["402", "406"];

  const readTraces = async (): Promise<string[]> => {
    const index: CastingIndex = await (await ask("/api/casting/todas/todos")).json();
    return WITHDRAWN.flatMap((id) => {
      const place = index.ids.indexOf(id);
      const cover = index.covers[place];
      return [`/${id}/`, `"talentId":"${id}"`, index.names[place] ?? "nobody", ...(cover ? [`/media/talents/${id}/`, cover] : [])];
    });
  };

  const addressesWith = async (traces: readonly string[]): Promise<string[]> => {
    const api = [
      "/api/casting/todas/todos",
      "/api/casting/kids/todos",
      "/api/casting/atores/todos",
      ...WITHDRAWN.flatMap((id) => [`/api/talents/${id}`, `/api/talents/${id}/card.pdf`, `/api/cards.pdf?ids=${id}`]),
    ];
    const found: string[] = [];
    for (const address of [...releaseAddresses(await servedRelease(dataDir)), ...api, "/pesquisa/inventado", "/en/pesquisa/exemplo"]) {
      const reply = await ask(address);
      const text = `${reply.headers.get("location") ?? ""}\n${await reply.text()}`;
      if (traces.some((trace) => text.includes(trace))) found.push(address);
    }
    return found;
  };

  test("disappear from every answer within 60 s, and leave the others and pages that hydrate without errors", async ({ openVisitor }) => {
    const release = await servedRelease(dataDir);
    await changePointer(releasesFolder(dataDir), async () => ({ id: release.id, choice: "for-this-test" }));
    const traces = await readTraces();
    expect(await addressesWith(traces)).toEqual(
      expect.arrayContaining([
        "/kids",
        "/en/kids",
        "/pesquisa",
        "/page-data/kids/page-data.json",
        "/sitemap.xml",
        "/api/casting/todas/todos",
      ]),
    );
    const { content } = upstream;
    const readKids = async (): Promise<string> => (await ask("/kids")).text();
    const before = await readKids();
    const withdrawn: readonly unknown[] = WITHDRAWN.map((id) => recordById(content.talents, id));
    content.talents = content.talents.filter((talent) => !withdrawn.includes(talent));
    await expect.poll(readKids, { timeout: 60_000 * SLOWNESS }).not.toContain("/kids/402/");
    expect(await addressesWith(traces)).toEqual([]);
    const after = await readKids();
    expect([before, after].map((page) => page.split('href="/kids/401/').length)).toEqual([2, 2]);
    expect(after.length).toBeGreaterThan(before.length * 0.8);

    const visitor = await openVisitor();
    const { page } = visitor;
    for (const address of ["/kids", "/en/kids", "/pesquisa"]) {
      const parts = ["filters", "first"].map((part) => page.waitForResponse((response) => response.url().includes(`part=${part}`)));
      await visit(visitor, address);
      await Promise.all(parts);
      await waitUntilIdle(visitor);
      await expect(page.locator('a[href*="/402/"], a[href*="/406/"]')).toHaveCount(0);
      await expect(page.locator('a[href*="/401/"]')).not.toHaveCount(0);
    }
  });
});

test.describe("a gateway whose upstream goes down", () => {
  test.afterEach(() => upstream.setFault(null));

  test("serves the built site and reports the upstream as stale or down", async () => {
    await upstream.setFault({ kind: "down" });
    expect((await ask("/kids/meninas")).status).toBe(200);
    expect((await ask("/api/casting/todas/todos")).status).toBe(200);
    await gateway.stop();
    gateway = await startGateway({ settings: upstream.settings, port, dataDir });
    expect(gateway.outcome).toBe(`ready: http://localhost:${port}`);
    expect((await ask("/kids/meninas")).status).toBe(200);
    const health: unknown = await (await ask("/api/health")).json();
    expect(health).toMatchObject({ status: "ok", upstream: expect.stringMatching(/^(stale|down)$/) });
  });

  for (const [kind, sentence] of [
    ["down", /cannot be reached/],
    ["refuse-sign-in", /PANEL|INTEGRATION|refuse|credential/i],
  ] as const)
    test(`ends a first start with "${kind}" in one sentence, never with an empty site`, async () => {
      await upstream.setFault({ kind });
      const empty = await mkdtemp(path.join(tmpdir(), "double-empty-"));
      const started = await startGateway({ settings: upstream.settings, port: await freePort(), dataDir: empty });
      await started.stop();
      await rm(empty, { recursive: true });
      expect(started.outcome).toMatch(/^error: /);
      expect(started.outcome).toMatch(sentence);
    });
});
