import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { DomUtils, parseDocument } from "htmlparser2";
import { chromium, type Browser } from "playwright-core";
import { findOrInstallChromium } from "../../scripts/chromium";
import { freePort } from "../../scripts/free-port";
import { PACKAGE_TOKENS, PASSPHRASE } from "../fakes/upstream/content/packages";
import { recordById } from "../fakes/upstream/content/fixture-content";
import { BROKEN_RECORDS } from "../fakes/upstream/content/broken-records";
import { startUpstream, type FakeUpstream } from "../fakes/upstream/start-upstream";
import { waitUntil } from "../wait";
import { controlCharacter } from "../../server/releases/checks/control-character";
import { releasesFolder } from "../../server/releases/store/release-folder";
import { changePointer } from "../../server/releases/store/release-pointer";
import { FOUND_ID } from "../../src/config/search-page";
import type { CastingIndex } from "../../src/domain/casting-index";
import { elementsOf, parseHtml } from "../../src/lib/html";
import { addAccentedTexts } from "./accented-content";
import { releaseAddresses, builtPages, COMPARE_PAGES, servedRelease } from "./served-release";
import { startGateway, type RunningGateway } from "./gateway-process";
import { answerAsTwoClients } from "./two-clients";

let upstream: FakeUpstream;
let gateway: RunningGateway;
let dataDir: string;
let port: number;
let accentedPages: ReturnType<typeof addAccentedTexts>;
beforeAll(async () => {
  upstream = await startUpstream();
  accentedPages = addAccentedTexts(upstream.content);
  dataDir = await mkdtemp(path.join(tmpdir(), "double-"));
  port = await freePort();
  gateway = await startGateway({ settings: upstream.settings, port, dataDir });
});
afterAll(async () => {
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

const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });

const textOf = (html: string): string => DomUtils.textContent(parseDocument(html));

describe("the site of an upstream with every tolerated case and ten broken records", () => {
  it("is built and served", async () => {
    expect(gateway.outcome).toBe(`ready: http://localhost:${port}`);
    const addresses = ["/", "/en", "/kids", "/kids/meninas", "/en/atores/meninos", "/blog", "/campanhas", "/api/casting/todas/todos"];
    const statuses = await Promise.all(addresses.map(async (address) => (await ask(address)).status));
    expect(statuses).toEqual(addresses.map(() => 200));
  });

  it("logs each skipped record, or their number beyond the first twenty", async () => {
    const log = await readFile(path.join(dataDir, "build.log"), "utf8");
    const named = BROKEN_RECORDS.filter(({ resource, id, reason }) => log.includes(`Skipped ${resource} ${id ?? "without id"}: ${reason}`));
    const [, others = "0"] = /Skipped (\d+) more records/.exec(log) ?? [];
    expect(BROKEN_RECORDS.length).toBeGreaterThanOrEqual(10);
    expect(named.length + Number(others)).toBeGreaterThanOrEqual(BROKEN_RECORDS.length);
  });

  it("shows no empty value, hidden category, birthdate or credential", async () => {
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

describe("the page of a package", () => {
  it("keeps every answer of two people of a client once, although one of them has no line for a while", async () => {
    const browser = await launchBrowser();
    const token = PACKAGE_TOKENS.open;
    const { stored, seenByAna, seenByRui, waiting, left } = await answerAsTwoClients(browser, `http://localhost:${port}/pacote/${token}`);
    await browser.close();
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

  it("is opened by its passphrase and read without scripts", async () => {
    const browser = await launchBrowser();
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const address = `http://localhost:${port}/pacote/${PACKAGE_TOKENS.locked}`;
    await page.goto(address);
    await page.getByLabel("Passphrase").fill("wrong");
    await page.getByRole("button", { name: "Open" }).click();
    expect(await page.getByRole("alert").innerText()).toBe("This is not the passphrase. Check it and type it again.");
    await page.getByLabel("Passphrase").fill(PASSPHRASE);
    await page.getByRole("button", { name: "Open" }).click();
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await page.locator("main h2 a").first().click();
    expect(new URL(page.url()).search).toMatch(/^\?talento=/);
    expect(await page.locator("dl").first().innerText()).toContain("Green");
    await browser.close();
  });
});

describe("the bytes of the release's pages", () => {
  it("contain no control character, raw or escaped", async () => {
    const pages = await releasedPages();
    expect(pages.length).toBeGreaterThan(150);
    expect(pages.map(controlCharacter).filter((found) => found !== null)).toEqual([]);
  });

  it("contain every accented text as the content store sent it", async () => {
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

describe("the page renderer of the release", () => {
  it("renders every page exactly as the build wrote it, in a folder without packages or sources", async () => {
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

  it("renders a search with its results at the search's address", async () => {
    const html = await (await ask("/en/pesquisa/aurora")).text();
    const elements = elementsOf(parseHtml(html));
    expect(elements.filter(({ name, attribs }) => name === "li" && attribs["data-section"] !== undefined)).toHaveLength(1);
    expect(elements.filter(({ name, attribs }) => name === "a" && attribs.href === "/en/kids/401/aurora-teste-lima")).toHaveLength(1);
    expect(elements.filter(({ attribs }) => attribs.id === FOUND_ID)).toHaveLength(1);
    expect(html).toContain("“aurora”, Casting");
  });
});

describe("talents withdrawn while an operator holds the release", () => {
  /** A child and an adult; the adult is in the sitemap. */
  const WITHDRAWN = ["402", "406"];
  let traces: string[];

  const addressesWithTraces = async (): Promise<string[]> => {
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

  beforeAll(async () => {
    const release = await servedRelease(dataDir);
    await changePointer(releasesFolder(dataDir), async () => ({ id: release.id, choice: "for-this-test" }));
    const index: CastingIndex = await (await ask("/api/casting/todas/todos")).json();
    traces = WITHDRAWN.flatMap((id) => {
      const place = index.ids.indexOf(id);
      const cover = index.covers[place];
      return [`/${id}/`, `"talentId":"${id}"`, index.names[place] ?? "nobody", ...(cover ? [`/media/talents/${id}/`, cover] : [])];
    });
  });

  it("are shown before their withdrawal", async () => {
    const found = await addressesWithTraces();
    expect(found).toEqual(
      expect.arrayContaining([
        "/kids",
        "/en/kids",
        "/pesquisa",
        "/page-data/kids/page-data.json",
        "/sitemap.xml",
        "/api/casting/todas/todos",
      ]),
    );
  });

  it("disappear from every answer within 60 s, and the others stay", async () => {
    const { content } = upstream;
    const before = await (await ask("/kids")).text();
    const withdrawn: readonly unknown[] = WITHDRAWN.map((id) => recordById(content.talents, id));
    content.talents = content.talents.filter((talent) => !withdrawn.includes(talent));
    await waitUntil("/kids is without the withdrawn talent", async () => !(await (await ask("/kids")).text()).includes("/kids/402/"), 60);
    expect(await addressesWithTraces()).toEqual([]);
    const after = await (await ask("/kids")).text();
    expect([before, after].map((page) => page.split('href="/kids/401/').length)).toEqual([2, 2]);
    expect(after.length).toBeGreaterThan(before.length * 0.8);
  });

  it("leave pages that hydrate without errors", async () => {
    const browser = await launchBrowser();
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    for (const address of ["/kids", "/en/kids", "/pesquisa"]) {
      await page.goto(`http://localhost:${port}${address}`);
      await page.waitForFunction(() =>
        Object.keys(document.getElementById("___gatsby") ?? {}).some((key) => key.startsWith("__reactContainer")),
      );
      await page.waitForLoadState("networkidle");
      expect(await page.locator('a[href*="/402/"], a[href*="/406/"]').count()).toBe(0);
      expect(await page.locator('a[href*="/401/"]').count()).toBeGreaterThan(0);
    }
    await browser.close();
    expect(complaints).toEqual([]);
  });
});

describe("a gateway whose upstream goes down", () => {
  it("serves the built site and reports the upstream as stale or down", async () => {
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

  it.each([
    [{ kind: "down" } as const, /cannot be reached/],
    [{ kind: "refuse-sign-in" } as const, /PANEL|INTEGRATION|refuse|credential/i],
  ])("ends a first start with %p in one sentence, never with an empty site", async (fault, sentence) => {
    await upstream.setFault(fault);
    const empty = await mkdtemp(path.join(tmpdir(), "double-empty-"));
    const started = await startGateway({ settings: upstream.settings, port: await freePort(), dataDir: empty });
    await started.stop();
    await rm(empty, { recursive: true });
    expect(started.outcome).toMatch(/^error: /);
    expect(started.outcome).toMatch(sentence);
  });
});
