import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { success, type Result } from "../../src/domain/result";
import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import { rollBack } from "../releases/kept-releases";
import { addressOfPage } from "../../src/lib/gatsby-files";
import { waitFor } from "../../tests/wait";
import { listingFiles, rendererFile, type CardData } from "./listing-site";
import { publish, publishAndWait } from "./publishing";
import { runGateway, type RunningGateway, type RunOptions } from "./run-gateway";
import { builtPage, pageData } from "./small-site";

const AURORA: CardData = { talentId: "401", name: "Aurora Teste Lima", coverVersion: "cover401" };
const BENTO: CardData = { talentId: "402", name: "Bento Exemplo", coverVersion: "cover402" };
const CLARA: CardData = { talentId: "403", name: "Clara Modelo Souza", coverVersion: "cover403" };
const ELISA: CardData = { talentId: "405", name: "Elisa Fictícia", coverVersion: "e405" };
const FABIO: CardData = { talentId: "406", name: "Fábio Inventado", coverVersion: "f406" };

const url = (path: string): string =>
  `<url><loc>https://www.casajuriti.example${path}</loc><xhtml:link rel="alternate" hreflang="en" href="https://www.casajuriti.example/en${path}"/></url>`;

const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${url("/atores/402/bento-exemplo")}\n${url("/atores/406/fabio-inventado")}\n${url("/blog")}\n</urlset>\n`;

const SITE: Readonly<Record<string, string>> = {
  ...rendererFile(),
  ...listingFiles("/", { total: 2, pages: 1, talents: [ELISA, FABIO] }),
  ...listingFiles("/en", { total: 2, pages: 1, talents: [ELISA, FABIO] }),
  ...listingFiles("/kids", { total: 4, pages: 2, talents: [AURORA, BENTO, CLARA] }),
  ...listingFiles("/kids/pagina/2", { total: 4, pages: 2, talents: [FABIO] }),
  ...listingFiles("/pesquisa", { total: 118, pages: 1, talents: [BENTO, CLARA] }),
  ...listingFiles("/atores/meninos", { total: 1, pages: 1, talents: [FABIO] }),
  ...builtPage("/kids/402/bento-exemplo", "Bento Exemplo"),
  "page-data/kids/402/bento-exemplo/page-data.json": pageData("/kids/402/bento-exemplo", { data: { talent: BENTO } }),
  "page-data/sq/d/77.json": JSON.stringify({ data: { newest: [BENTO, CLARA] } }),
  "sitemap.xml": SITEMAP,
};

/** Texts that appear in files and responses about Bento only. */
const TRACES = ["/402", '"402"', "Bento Exemplo", "cover402"];

const API = [
  "/api/casting/todas/todos",
  "/api/casting/kids/meninos",
  "/api/talents/402",
  "/api/talents/402/card.pdf",
  "/api/cards.pdf?ids=402",
  "/media/talents/402/cover402/480",
  "/pesquisa/bento",
  "/en/pesquisa/bento",
  "/pesquisa/402/bento",
];

let running: RunningGateway | null = null;
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "withdrawal-"));
});

afterEach(async () => {
  await running?.close();
  running = null;
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (options: RunOptions & { site?: Readonly<Record<string, string>> } = {}): Promise<RunningGateway> => {
  const { site = SITE, ...others } = options;
  running = await runGateway({ dataDir, servesSite: true, extraFilesOf: () => site, ...others });
  return running;
};

const withdraw = async ({ upstream, gateway }: RunningGateway, ...ids: string[]): Promise<void> => {
  const { content } = upstream;
  const withdrawn: readonly unknown[] = ids.map((id) => recordById(content.talents, id));
  content.talents = content.talents.filter((talent) => !withdrawn.includes(talent));
  await gateway.live.forceRefresh();
};

/** The addresses of all files of the releases, and the API's addresses of talents. */
const everyAddress = ({ gateway }: RunningGateway): string[] => {
  const releases = [gateway.releases.current(), ...gateway.releases.earlier()].filter((release) => release !== null);
  const paths = releases.flatMap(({ files }) => [...files.keys()]);
  return [...new Set(paths.map((path) => (path.endsWith("index.html") ? addressOfPage(path) : `/${path}`))), ...API];
};

const tracesOf = async (gateway: RunningGateway): Promise<string[]> => {
  const found: string[] = [];
  for (const address of everyAddress(gateway)) {
    const { statusCode, body: text, headers } = await gateway.app.inject(address);
    if (TRACES.some((trace) => text.includes(trace) || headers.location?.includes(trace))) found.push(`${statusCode} ${address}`);
  }
  return found;
};

const ask = (address: string) => {
  if (running === null) throw new Error("no gateway runs");
  return running.app.inject(address);
};
const body = async (address: string): Promise<string> => (await ask(address)).body;
const json = async (address: string) => (await ask(address)).json();

describe("a talent withdrawn after the build", () => {
  it("is in no listing, further page, page data, search, sitemap or other response", async () => {
    const gateway = await start();
    expect((await tracesOf(gateway)).length).toBeGreaterThan(5);
    await withdraw(gateway, "402");
    expect(await tracesOf(gateway)).toEqual([]);
  });

  it("is not on home, in both languages", async () => {
    const gateway = await start();
    expect(await body("/")).toContain("Elisa Fictícia");
    await withdraw(gateway, "405");
    for (const address of ["/", "/en", "/page-data/index/page-data.json", "/page-data/en/page-data.json"]) {
      expect(await body(address)).not.toMatch(/Elisa|405/);
      expect(await body(address)).toContain("Fábio Inventado");
    }
  });

  it("leaves the other talents in their order, and the totals of all pages of the listing", async () => {
    const gateway = await start();
    await withdraw(gateway, "402");
    expect(await body("/kids")).toBe(listingFiles("/kids", { total: 3, pages: 2, talents: [AURORA, CLARA] })["kids/index.html"]);
    expect((await json("/page-data/kids/page-data.json")).result.data.listing).toEqual({ total: 3, pages: 2, talents: [AURORA, CLARA] });
    expect((await json("/page-data/kids/pagina/2/page-data.json")).result.data.listing).toEqual({ total: 3, pages: 2, talents: [FABIO] });
    expect((await json("/page-data/sq/d/77.json")).data.newest).toEqual([CLARA]);
    expect(await body("/sitemap.xml")).toBe(SITEMAP.replace(url("/atores/402/bento-exemplo"), ""));
  });

  it("is not confirmed by the ETag of a browser's copy", async () => {
    const gateway = await start();
    const get = (etag: string) => gateway.app.inject({ url: "/kids", headers: { "if-none-match": etag, "accept-encoding": "br" } });
    const before = await get("none");
    await withdraw(gateway, "402");
    const after = await get(String(before.headers.etag));
    expect([after.statusCode, after.headers["content-encoding"]]).toEqual([200, "br"]);
    expect([after.headers["content-security-policy"], after.headers["cache-control"], after.headers.vary]).toEqual([
      before.headers["content-security-policy"],
      "no-cache",
      "Accept-Encoding",
    ]);
    expect((await get(String(after.headers.etag))).statusCode).toBe(304);
  });

  it("is back in the built page once the content store lists the talent again", async () => {
    const gateway = await start();
    const [listed, before] = [gateway.upstream.content.talents, await gateway.app.inject("/kids")];
    await withdraw(gateway, "402");
    gateway.upstream.content.talents = listed;
    await gateway.gateway.live.forceRefresh();
    expect((await gateway.app.inject("/kids")).headers.etag).toBe(before.headers.etag);
  });

  it("is in no file that only an earlier release has", async () => {
    let isFirst = true;
    const gateway = await start({
      extraFilesOf: () => {
        const site = isFirst ? { ...SITE, "page-data/sq/d/66.json": JSON.stringify({ data: [BENTO, AURORA] }) } : SITE;
        isFirst = false;
        return site;
      },
    });
    gateway.advanceClock(60_000);
    await gateway.gateway.releases.request();
    expect(await body("/page-data/sq/d/66.json")).toContain("Bento");
    await withdraw(gateway, "402");
    expect(await json("/page-data/sq/d/66.json")).toEqual({ data: [AURORA] });
    expect(await tracesOf(gateway)).toEqual([]);
  });
});

describe("a talent whose corrected birthdate is a minor's", () => {
  it.each([
    ["a child's", "2018-01-02"],
    ["missing", ""],
  ])("leaves home and stays in listings when it is %s", async (_case, birthdate) => {
    const gateway = await start();
    expect(await body("/")).toContain("Fábio Inventado");
    Object.assign(recordById(gateway.upstream.content.talents, "406") ?? {}, { birthdate });
    await gateway.gateway.live.forceRefresh();
    for (const address of ["/", "/en", "/page-data/index/page-data.json", "/page-data/en/page-data.json"]) {
      expect(await body(address)).not.toMatch(/Fábio|406/);
      expect(await body(address)).toContain("Elisa Fictícia");
    }
    expect(await body("/atores/meninos")).toContain("Fábio Inventado");
  });
});

describe("a withdrawal", () => {
  const BIRTHDATE = async (publicDir: string): Promise<Result<null, string>> => {
    await writeFile(join(publicDir, "blog/index.html"), "<p>birthdate 2015-01-02</p>");
    return success(null);
  };

  it("takes effect when the build is rejected", async () => {
    let spoil: RunOptions["modifyBuild"] = async () => success(null);
    const gateway = await start({ modifyBuild: (publicDir) => spoil?.(publicDir) ?? Promise.resolve(success(null)) });
    spoil = BIRTHDATE;
    await withdraw(gateway, "402");
    expect((await publishAndWait(gateway)).error).not.toBeNull();
    expect(await tracesOf(gateway)).toEqual([]);
  });

  it("takes effect when the build fails", async () => {
    const gateway = await start();
    gateway.failNextBuild("the disk is full");
    await withdraw(gateway, "402");
    expect((await publishAndWait(gateway)).error).toContain("the disk is full");
    expect(await tracesOf(gateway)).toEqual([]);
  });

  it("takes effect while a release is held", async () => {
    const gateway = await start();
    gateway.advanceClock(60_000);
    await gateway.gateway.releases.request();
    expect((await rollBack(dataDir, null)).ok).toBe(true);
    await gateway.gateway.releases.followPointer();
    await withdraw(gateway, "402");
    await gateway.gateway.releases.rebuildIfChanged("lists");
    expect([gateway.builds(), await tracesOf(gateway)]).toEqual([2, []]);
  });

  it("takes effect during a build, and in the release that it makes of older content", async () => {
    let finish: (result: Result<null, string>) => void = () => undefined;
    let isSlow = false;
    const gateway = await start({
      modifyBuild: () => (isSlow ? new Promise((resolve) => (finish = resolve)) : Promise.resolve(success(null))),
    });
    isSlow = true;
    gateway.advanceClock(60_000);
    await publish(gateway);
    await waitFor(() => expect(gateway.builds()).toBe(2));
    await withdraw(gateway, "402");
    expect(await tracesOf(gateway)).toEqual([]);
    const before = gateway.gateway.releases.current()?.id;
    isSlow = false;
    finish(success(null));
    await waitFor(() => expect(gateway.gateway.releases.current()?.id).not.toBe(before));
    expect(await tracesOf(gateway)).toEqual([]);
  });
});

describe("a page that cannot be rendered", () => {
  const WITHOUT_RENDERER = Object.fromEntries(Object.entries(SITE).filter(([path]) => !(path in rendererFile())));

  it.each([
    ["throws", { site: { ...SITE, ...rendererFile('throw new TypeError("Aurora");') } }, ": TypeError"],
    ["cannot be loaded", { site: { ...SITE, ...rendererFile("}; throw new SyntaxError('Aurora'); async () => {") } }, ": SyntaxError"],
    ["never answers", { site: { ...SITE, ...rendererFile("for (;;);") }, renderTimeoutMs: 1_000 }, ": RenderTimeout"],
    ["is missing", { site: WITHOUT_RENDERER }, ": MissingRenderer"],
  ])("is sent without any talent and with one warning when its renderer %s", async (_case, options, cause) => {
    const gateway = await start(options);
    expect(await body("/kids")).toContain("Bento Exemplo");
    await withdraw(gateway, "402");
    const page = await body("/kids");
    expect(page).not.toMatch(/Bento|Aurora|Clara|media\/talents|\/kids\/4/);
    expect(page).toContain("<ul></ul>");
    expect(page).toContain('<script src="/app-0123456789abcdef0123.js" async=""></script>');
    expect(await tracesOf(gateway)).toEqual([]);
    expect((await json("/page-data/kids/page-data.json")).result.data.listing.talents).toEqual([AURORA, CLARA]);
    const warnings = gateway.warnings.filter((warning) => warning.includes("without any talent"));
    expect(warnings).toEqual([expect.stringMatching(new RegExp(`${cause}$`))]);
    expect(await body("/api/metrics")).toMatch(/gateway_page_renders_total\{outcome="fallback"\} [1-9]/);
  });

  it("is rendered again after a minute", async () => {
    const gateway = await start({
      site: { ...SITE, ...rendererFile('if (!require("node:fs").existsSync(__dirname + "/mended")) throw new Error("not yet");') },
    });
    await withdraw(gateway, "402");
    expect(await body("/kids")).not.toContain("Aurora");
    await writeFile(join(dataDir, "releases", gateway.gateway.releases.current()?.id ?? "", "mended"), "");
    gateway.advanceClock(59_000);
    expect(await body("/kids")).not.toContain("Aurora");
    gateway.advanceClock(1_000);
    expect(await body("/kids")).toContain("Aurora");
  });

  it("is not rendered while no talent is withdrawn", async () => {
    const gateway = await start({ site: { ...SITE, ...rendererFile("for (;;);") } });
    await body("/kids");
    expect(await body("/api/metrics")).toContain('gateway_page_renders_total{outcome="fallback"} 0');
    expect(gateway.warnings).toEqual([]);
  });
});

describe("while the list of talents is unknown", () => {
  const TWELVE_HOURS = 12 * 3_600_000;

  it("talents and casting answer 503, and listings have no cards, after twelve hours without the content store", async () => {
    const gateway = await start({ upstreamLimits: { retries: 0 } });
    await gateway.upstream.setFault({ kind: "down" });
    gateway.advanceClock(TWELVE_HOURS + 60_000);
    await gateway.gateway.live.forceRefresh();
    const statuses = await Promise.all(
      [
        "/kids/402/bento-exemplo",
        "/page-data/kids/402/bento-exemplo/page-data.json",
        "/kids/999/ninguem",
        "/api/casting/kids/todos",
        "/api/talents/402",
        "/kids",
        "/",
        "/sitemap.xml",
      ].map(async (address) => (await gateway.app.inject(address)).statusCode),
    );
    expect(statuses).toEqual([503, 503, 503, 503, 503, 200, 200, 200]);
    expect(await body("/kids")).toBe(listingFiles("/kids", { total: 0, pages: 2, talents: [] })["kids/index.html"]);
    expect(await body("/sitemap.xml")).not.toMatch(/atores\/4/);
    expect(await tracesOf(gateway)).toEqual([]);

    await gateway.upstream.setFault(null);
    gateway.advanceClock(15_000);
    await gateway.gateway.live.forceRefresh();
    expect(await body("/kids")).toBe(SITE["kids/index.html"]);
  });

  it("a start during an outage without a stored list shows no talents", async () => {
    const gateway = await start();
    const port = Number(new URL(gateway.upstream.url).port);
    await gateway.close();
    await rm(join(dataDir, "live"), { recursive: true });
    const restarted = await start({ upstream: { port, fault: { kind: "down" } }, upstreamLimits: { retries: 0 } });
    expect(await tracesOf(restarted)).toEqual([]);
    expect((await restarted.app.inject("/kids/402/bento-exemplo")).statusCode).toBe(503);
    expect((await restarted.app.inject("/kids")).statusCode).toBe(200);
  });
});
