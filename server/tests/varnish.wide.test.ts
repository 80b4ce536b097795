import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { CDN_CACHE_CONTROL, SHARED_SECONDS } from "../http/cache-policy";
import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import { waitFor, waitUntil } from "../../tests/wait";
import { OPEN } from "../packages/tests/package-calls";
import { signPreview } from "../preview/preview-signature";
import { CONTACT, multipart, BOUNDARY } from "../entries/tests/form-bodies";
import { listingFiles, rendererFile } from "./listing-site";
import { publish, waitForBuild } from "./publishing";
import { PREVIEW_SECRET, runGateway, TODAY, type RunningGateway } from "./run-gateway";
import { builtPage, SCRIPT, STYLES } from "./small-site";
import { freePort, startVarnish, type RunningVarnish } from "./varnish";

jest.setTimeout(180_000);

const SECRET = "a purge secret for tests";

const BENTO = { talentId: "402", name: "Bento Exemplo", coverVersion: "cover402" };
const CLARA = { talentId: "403", name: "Clara Modelo Souza", coverVersion: "cover403" };

const SITE = {
  ...rendererFile(),
  ...listingFiles("/kids", { total: 2, pages: 1, talents: [BENTO, CLARA] }),
  ...listingFiles("/pesquisa", { total: 2, pages: 1, talents: [BENTO, CLARA] }),
  ...builtPage("/kids/402/bento-exemplo", "Bento Exemplo"),
  ...builtPage("/kids/403/clara-modelo-souza", "Clara Modelo Souza"),
};

let gateway: RunningGateway;
let varnish: RunningVarnish;
/** Requests that reached the gateway. */
let fetches: number;

/** Starts Varnish in front of a gateway; without `purging` no purge arrives. */
const start = async (purging: boolean): Promise<void> => {
  fetches = 0;
  const port = await freePort();
  const purgeUrls = [purging ? `http://127.0.0.1:${port}/.cdn/purge` : `http://127.0.0.1:${await freePort()}/.cdn/purge`];
  gateway = await runGateway({
    servesSite: true,
    trustProxy: true,
    extraFilesOf: (build) => ({ ...SITE, "robots.txt": `User-agent: *\n# build ${build}\n` }),
    cdn: { purgeUrls, purgeSecret: SECRET, purgePauses: { firstMs: 100, longestMs: 100 } },
    upstream: { content: { mediaPaths: ["a-300x400.jpg"] } },
  });
  gateway.app.server.on("request", () => {
    fetches += 1;
  });
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  const { port: gatewayPort } = gateway.app.server.address() as AddressInfo;
  varnish = await startVarnish({ port, gatewayPort, secret: SECRET });
};

const close = async (): Promise<void> => {
  await varnish.close();
  await gateway.close();
};

type Headers = Readonly<Record<string, string>>;

const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(varnish.url + path, { redirect: "manual", ...init });

const bodyOf = async (path: string, headers: Headers = {}): Promise<string> => (await ask(path, { headers })).text();

/** Whether Varnish answers a second request from its cache; the first one fills it. */
const isKept = async (path: string, headers: Headers = {}): Promise<boolean> => {
  await bodyOf(path, headers);
  const before = fetches;
  await bodyOf(path, headers);
  return fetches === before;
};

const coverOf = (id: string): string => `/media/talents/${id}/${gateway.gateway.live.snapshot()?.byId.get(id)?.talent.coverVersion}/240`;

const withdraw = async (id: string): Promise<void> => {
  const { content } = gateway.upstream;
  const record: unknown = recordById(content.talents, id);
  content.talents = content.talents.filter((talent) => talent !== record);
  await gateway.gateway.live.forceRefresh();
};

const publicAddresses = (): string[] => [
  "/",
  "/en",
  "/kids",
  "/kids/402/bento-exemplo",
  "/kids/403/clara-modelo-souza",
  "/pesquisa",
  "/page-data/kids/page-data.json",
  "/page-data/index/page-data.json",
  "/page-data/app-data.json",
  "/robots.txt",
  `/${SCRIPT}`,
  `/${STYLES}`,
  "/api/casting/todas/todos",
  "/api/casting/kids/todos?part=filters&v=3",
  "/api/casting/kids/todos?part=names&v=3",
  "/api/talents/402",
  "/api/talents/403",
  "/api/posts/pt",
  "/api/campaigns/pt",
  "/api/magazines/pt",
  "/kids/feed.xml",
  "/media/240/a-300x400.jpg",
  coverOf("402"),
  coverOf("403"),
];

const addressesOfBento = (): string[] =>
  publicAddresses().filter((path) => /402|^\/kids$|^\/pesquisa$|page-data\/kids|casting|feed/.test(path));

const tracesOfBento = async (addresses: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const path of addresses) {
    const reply = await ask(path);
    const text = await reply.text();
    const isFile = path.startsWith("/media/") || path.includes("/402");
    if (/Bento|"402"|\/402\//.test(text) || (isFile && reply.status === 200)) found.push(`${reply.status} ${path}`);
  }
  return found;
};

const secondsUntil = async (condition: () => Promise<boolean>): Promise<number> => {
  const begun = performance.now();
  await waitUntil("the condition holds", condition, 90);
  return (performance.now() - begun) / 1000;
};

/** Addresses of private data, with markers that another visitor must not see. */
const privateAddresses = async (): Promise<readonly [string, Headers][]> => {
  const until = String(TODAY / 1000 + 3600);
  gateway.upstream.content.drafts = { "talents/401": { ...recordById(gateway.upstream.content.talents, "401"), name: "Rascunho Marcado" } };
  const signature = signPreview({ kind: "talents", id: "401", language: "pt", until }, PREVIEW_SECRET);
  const index = JSON.parse(await bodyOf("/api/casting?category=TF%20-%20Campanha%20Inverno"));
  const hidden = String(index.ids[0]).split("~")[0] ?? "";
  const plain = [
    `/pacote/${OPEN}`,
    `/pacote/${OPEN}/dados.json`,
    `/pacote/${OPEN}/escolhas`,
    `/%70acote/${OPEN}/dados.json`,
    "/pedido/7F3A91C2",
    "/confirmacao",
    "/pesquisa/marcada",
    "/kids?idade=4",
    "/previa?until=1&signature=x",
    `/api/preview/talents/401?lang=pt&until=${until}&signature=${signature}`,
    "/api/entry/ticket",
    "/api/count",
    "/api/lists/new?list=/kids&since=2026-01-01",
    "/api/staff/verify?contact=a@b.example",
    "/api/health",
    "/api/metrics",
    "/api/casting?category=TF%20-%20Campanha%20Inverno",
    `/api/talents/${hidden}?t=${index.tokens[0]}`,
    coverOf(hidden),
    "/api/talents/403/card.pdf",
    "/api/cards.pdf?ids=403",
    "/nada",
    "/api/nada",
    "/kids/",
  ];
  return plain.map((path) => [path, { cookie: "pacote=marked", "x-forwarded-for": "203.0.113.7" }] as const);
};

describe("with purges", () => {
  beforeAll(() => start(true));
  afterAll(close);

  it("answers the second of two crawls from the cache", async () => {
    const addresses = publicAddresses();
    for (const path of addresses) expect([path, (await ask(path)).status]).toEqual([path, 200]);
    await Promise.all(addresses.map((path) => bodyOf(path)));
    const before = fetches;
    await Promise.all(addresses.map((path) => bodyOf(path)));
    expect(fetches - before).toBeLessThan(addresses.length * 0.05);
  });

  it("gives browsers the gateway's own rules, and no word of the CDN's", async () => {
    const { headers } = await ask(coverOf("403"));
    expect(headers.get("cache-control")).toBe("private, max-age=86400");
    for (const name of ["cdn-cache-control", "surrogate-key", "xkey", "via", "x-varnish"]) expect(headers.get(name)).toBeNull();
  });

  it("keeps one copy for each encoding, and gives each browser its own", async () => {
    const encodingOf = async (accepted: string): Promise<string | null> => {
      const reply = await ask(`/${STYLES}`, { headers: { "accept-encoding": accepted } });
      await reply.text();
      return reply.headers.get("content-encoding");
    };
    expect(await encodingOf("gzip, deflate, br, zstd")).toBe("br");
    expect(await encodingOf("gzip, deflate")).toBe("gzip");
    expect(await encodingOf("identity")).toBeNull();
    expect(await encodingOf("br;q=0, gzip")).toBe("gzip");
    const before = fetches;
    expect(await encodingOf("br, gzip;q=0.8")).toBe("br");
    expect(fetches).toBe(before);
  });

  it("keeps one picture for each format, however browsers write what they accept", async () => {
    const typeOf = async (accept: string): Promise<string | null> => {
      const reply = await ask(coverOf("403"), { headers: { accept } });
      await reply.arrayBuffer();
      return reply.headers.get("content-type");
    };
    // Repeated, since copies expire when the machine is slow.
    await waitFor(async () => {
      expect(await typeOf("image/avif,image/webp,image/apng,image/*,*/*;q=0.8")).toBe("image/avif");
      expect(await typeOf("image/webp,*/*")).toBe("image/webp");
      expect(await typeOf("*/*")).toBe("image/jpeg");
      const before = fetches;
      expect(await typeOf("text/html,image/webp,image/avif,*/*;q=0.5")).toBe("image/avif");
      expect(await typeOf("image/png,*/*;q=0.5")).toBe("image/jpeg");
      expect(fetches).toBe(before);
    }, 60);
  });

  it.each([
    ["without the secret", {}],
    ["with another secret", { authorization: "Bearer another secret" }],
    ["through a proxy", { authorization: `Bearer ${SECRET}`, "x-forwarded-for": "203.0.113.7" }],
  ])("refuses a purge %s", async (_what, headers) => {
    // Repeated, since the copy expires when the machine is slow.
    await waitFor(async () => {
      await bodyOf("/kids");
      const reply = await ask("/.cdn/purge", { method: "POST", headers: { ...headers, "surrogate-key": "live" } });
      expect(reply.status).toBe(404);
      const before = fetches;
      await bodyOf("/kids");
      expect(fetches).toBe(before);
    }, 60);
  });

  it("answers nothing from the cache that is somebody's own", async () => {
    const kept: string[] = [];
    for (const [path, headers] of await privateAddresses()) if (await isKept(path, headers)) kept.push(path);
    expect(kept).toEqual([]);
  });

  it("shows a withdrawn talent to nobody within seconds, and the others still", async () => {
    const addresses = addressesOfBento();
    expect((await tracesOfBento(addresses)).length).toBeGreaterThan(6);
    await withdraw("402");
    const seconds = await secondsUntil(async () => (await tracesOfBento(addresses)).length === 0);
    expect(seconds).toBeLessThan(SHARED_SECONDS);
    expect(await bodyOf("/kids")).toContain("Clara Modelo Souza");
    expect((await ask(coverOf("403"))).status).toBe(200);
  });

  it("sends the files of a new release at once", async () => {
    expect(await bodyOf("/robots.txt")).toContain("build 1");
    gateway.advanceClock(1_000);
    await publish(gateway);
    await waitForBuild(gateway, 2);
    const seconds = await secondsUntil(async () => (await bodyOf("/robots.txt")).includes("build 2"));
    expect(seconds).toBeLessThan(SHARED_SECONDS / 2);
  });
});

describe("copies, while the gateway is away,", () => {
  beforeAll(() => start(true));
  afterAll(close);

  it("are not sent if they are somebody's own, and otherwise only for their seconds", async () => {
    const addresses = await privateAddresses();
    for (const [path, headers] of addresses) await bodyOf(path, headers);
    await ask("/api/entry/contact", {
      method: "POST",
      headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}`, "x-forwarded-for": "203.0.113.7" },
      body: new Uint8Array(multipart({ ...CONTACT, message: "Mensagem marcada" })),
    });
    await bodyOf("/robots.txt");
    gateway.app.server.close();
    gateway.app.server.closeAllConnections();
    await once(gateway.app.server, "close").catch(() => undefined);
    // The control: Varnish still has public copies, so the others are missing because they were not kept.
    expect((await ask("/robots.txt")).status).toBe(200);
    const answers = await Promise.all(
      [...addresses.map(([path]) => path), "/api/entry/contact"].map(async (path) => [path, (await ask(path)).status]),
    );
    expect(answers.filter(([, status]) => status !== 503)).toEqual([]);
    await waitFor(async () => expect((await ask("/robots.txt")).status).toBe(503), 2 * SHARED_SECONDS);
  });
});

describe("when every purge is lost", () => {
  beforeAll(() => start(false));
  afterAll(close);

  it("shows a withdrawn talent no longer than copies last", async () => {
    const addresses = addressesOfBento();
    expect((await tracesOfBento(addresses)).length).toBeGreaterThan(6);
    await withdraw("402");
    const seconds = await secondsUntil(async () => (await tracesOfBento(addresses)).length === 0);
    expect(CDN_CACHE_CONTROL.short).toContain(`max-age=${SHARED_SECONDS},`);
    expect(seconds).toBeLessThan(SHARED_SECONDS + 5);
    expect(gateway.warnings.filter((sentence) => sentence.includes("CDN"))).toHaveLength(1);
  });
});
