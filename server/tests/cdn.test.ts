import Fastify from "fastify";
import { createCacheKeys, LIVE_KEY } from "../cdn/cache-keys";
import { addCdnHeaders } from "../cdn/cdn-headers";
import { CDN_CACHE_CONTROL, ROUTE_POLICIES } from "../http/cache-policy";
import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import { CONTACT, multipart, send } from "../entries/tests/form-bodies";
import { OPEN } from "../packages/tests/package-calls";
import { signPreview } from "../preview/preview-signature";
import { listingFiles } from "./listing-site";
import { publishAndWait } from "./publishing";
import { PREVIEW_SECRET, runGateway, TODAY, type RunningGateway } from "./run-gateway";
import { builtPage, SCRIPT } from "./small-site";

const SECRET = "a purge secret for tests";
/** Nothing listens there: these tests read headers alone. */
const CDN = { purgeUrls: ["http://127.0.0.1:9/.cdn/purge"], purgeSecret: SECRET };

const SITE = {
  ...builtPage("/kids/401/aurora-teste-lima", "Aurora"),
  ...listingFiles("/kids", { total: 1, pages: 1, talents: [{ talentId: "401", name: "Aurora Teste Lima", coverVersion: "a401" }] }),
  "page-data/sq/d/77.json": "{}",
};

const keys = createCacheKeys(SECRET);

let running: RunningGateway;
let plain: RunningGateway;

beforeAll(async () => {
  const options = { servesSite: true, extraFilesOf: () => SITE, upstream: { content: { mediaPaths: ["a-300x400.jpg", "clip.mp4"] } } };
  running = await runGateway({ ...options, cdn: CDN });
  plain = await runGateway(options);
  await running.app.ready();
});

afterAll(() => Promise.all([running.close(), plain.close()]));

const get = (url: string, gateway = running) => gateway.app.inject({ method: "GET", url, headers: { accept: "image/webp" } });

const control = async (url: string): Promise<unknown> => (await get(url)).headers["cdn-cache-control"];

const keysOf = async (url: string): Promise<string[]> => String((await get(url)).headers["surrogate-key"]).split(" ");

const coverOf = (id: string): string => `/media/talents/${id}/${running.gateway.live.snapshot()?.byId.get(id)?.talent.coverVersion}/240`;

const releaseKey = (): string => keys.release(running.gateway.releases.current()?.id ?? "");

const hiddenTalent = async (): Promise<{ id: string; token: string; cover: string }> => {
  const index = (await get("/api/casting?category=TF%20-%20Campanha%20Inverno")).json();
  const [id, token] = [String(index.ids[0]), String(index.tokens[0])];
  return { id, token, cover: coverOf(id) };
};

const preview = (): string => {
  const until = String(TODAY / 1000 + 3600);
  const signature = signPreview({ kind: "talents", id: "401", language: "pt", until }, PREVIEW_SECRET);
  return `/api/preview/talents/401?lang=pt&until=${until}&signature=${signature}`;
};

describe("the table of policies", () => {
  it("has every route: the gateway of these tests would not have started otherwise", () => {
    const app = Fastify();
    addCdnHeaders(app, { keys, live: running.gateway.live });
    expect(() => app.get("/api/new-call", () => "x")).toThrow(
      "ROUTE_POLICIES in server/http/cache-policy.ts has no policy for /api/new-call",
    );
    expect(() => app.get("/api/health", () => "x")).not.toThrow();
  });

  it.each(Object.keys(ROUTE_POLICIES))("names the route %s, which exists", (url) => {
    const methods = ["GET", "POST"] as const;
    expect(methods.some((method) => running.app.hasRoute({ method, url }))).toBe(true);
  });

  it("keeps nothing of forms, families, packages, previews, staff, publications, counts, health and metrics", () => {
    const personal = /^\/(en\/)?(pacote|api\/(entry|requests|confirmations|preview|staff|publish|counts?|lists|health|metrics))/;
    const kept = Object.entries(ROUTE_POLICIES).filter(([url, policy]) => personal.test(url) && policy !== "never");
    expect(kept).toEqual([]);
  });
});

describe("without a CDN", () => {
  it.each(["/", "/kids", `/${SCRIPT}`, "/api/casting/todas/todos", "/api/talents/401", "/api/health", "/nada"])(
    "%s has the same headers but those of the CDN",
    async (url) => {
      const [withCdn, without] = [(await get(url)).headers, (await get(url, plain)).headers];
      const { "cdn-cache-control": added, "surrogate-key": _keys, ...others } = withCdn;
      expect(added).toBeDefined();
      expect(Object.keys(without)).toEqual(Object.keys(others));
      expect({ ...without, date: "" }).toEqual({ ...others, date: "", etag: without.etag, "content-length": without["content-length"] });
    },
  );
});

describe("an answer that may be kept", () => {
  it.each([
    "/",
    "/en",
    "/kids",
    "/pesquisa",
    "/kids/401/aurora-teste-lima",
    "/page-data/kids/page-data.json",
    "/robots.txt",
    "/page-data/sq/d/77.json",
  ])("%s is kept for a few seconds, with the keys of its release and of lists", async (url) => {
    expect(await control(url)).toBe(CDN_CACHE_CONTROL.short);
    expect(await keysOf(url)).toEqual(expect.arrayContaining([releaseKey(), LIVE_KEY]));
  });

  it("is kept no longer than a withdrawal allows: 30 s until the next list, 20 s until it arrives", () => {
    const seconds = Number(/max-age=(\d+)/.exec(CDN_CACHE_CONTROL.short)?.[1]);
    expect(30 + 20 + seconds).toBeLessThanOrEqual(60);
    expect(CDN_CACHE_CONTROL.short).not.toContain("stale");
  });

  it("has the keys of the talents that it shows, as page and as data", async () => {
    for (const url of ["/kids", "/page-data/kids/page-data.json"]) expect(await keysOf(url)).toContain(keys.talent("401"));
    expect(await keysOf("/robots.txt")).not.toContain(keys.talent("401"));
  });

  it.each([
    "/api/casting/todas/todos",
    "/api/casting/kids/meninas?part=names&v=3",
    "/api/posts/pt",
    "/api/instagram",
    "/kids/feed.xml",
    "/media/240/a-300x400.jpg",
  ])("%s has the key of live data", async (url) => {
    expect([await control(url), await keysOf(url)]).toEqual([CDN_CACHE_CONTROL.short, [LIVE_KEY]]);
  });

  it("has the talent's key as profile and as picture; browsers get the same rules as without a CDN", async () => {
    expect(await keysOf("/api/talents/401")).toEqual([keys.talent("401"), LIVE_KEY]);
    const picture = await get(coverOf("401"));
    expect(picture.headers).toMatchObject({
      "cdn-cache-control": CDN_CACHE_CONTROL.short,
      "surrogate-key": keys.talent("401"),
      "cache-control": "private, max-age=86400",
      vary: "Accept",
    });
  });

  it("is kept for a year only under a name that contains its hash, and then has no key", async () => {
    const { headers } = await get(`/${SCRIPT}`);
    expect([headers["cdn-cache-control"], headers["surrogate-key"]]).toEqual([CDN_CACHE_CONTROL.immutable, undefined]);
  });

  it("has keys from which nobody learns an id", () => {
    expect(keys.talent("401")).toMatch(/^t-[\w-]{16}$/);
    expect(createCacheKeys("another secret of tests").talent("401")).not.toBe(keys.talent("401"));
    expect(createCacheKeys(SECRET).talent("401")).toBe(keys.talent("401"));
  });
});

describe("an answer that is never kept", () => {
  const expectNeverKept = (headers: Record<string, unknown>): void => {
    expect([headers["cdn-cache-control"], headers["surrogate-key"]]).toEqual(["no-store", undefined]);
  };

  it.each([
    ["a package whose page this release cannot render", 503, `/pacote/${OPEN}`],
    ["the data of a package", 200, `/pacote/${OPEN}/dados.json`],
    ["the picks of a package", 200, `/pacote/${OPEN}/escolhas`],
    ["an unknown package", 404, "/pacote/AAAAAAAAAAAAAAAAAAAAAA"],
    ["a family's page", 200, "/pedido/7F3A91C2"],
    ["a guardian's page", 200, "/confirmacao"],
    ["a search by name", 200, "/pesquisa/ana"],
    ["a page with a query", 200, "/kids?idade=4"],
    ["a redirect", 301, "/kids/"],
    ["the search box's address", 303, "/pesquisa?nome=ana"],
    ["the not-found page", 404, "/nada"],
    ["an unknown call", 404, "/api/nada"],
    ["an unknown profile", 404, "/api/talents/999"],
    ["a refusal of a kept call", 400, "/api/posts/pt?page=0"],
    ["a comp card", 200, "/api/talents/408/card.pdf"],
    ["a ticket", 200, "/api/entry/ticket"],
    ["whether visits are counted", 200, "/api/count"],
    ["a list's new talents", 200, "/api/lists/new?list=/kids&since=2026-01-01"],
    ["whether a contact is ours", 200, "/api/staff/verify?contact=a@b.example"],
    ["health", 200, "/api/health"],
    ["the metrics", 200, "/api/metrics"],
    ["a film of the site", 200, "/slide.mp4"],
    ["the list of a TF category", 200, "/api/casting?category=TF%20-%20Campanha%20Inverno"],
  ])("%s (%i)", async (_what, status, url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(status);
    expectNeverKept(reply.headers);
  });

  it("a talent of a TF category: page, profile and pictures, with the token and without", async () => {
    const { id, token, cover } = await hiddenTalent();
    const plainId = id.split("~")[0] ?? id;
    for (const url of [`/api/talents/${plainId}?t=${token}`, `/api/talents/${plainId}`, cover.replace(id, plainId)]) {
      const reply = await get(url);
      expectNeverKept(reply.headers);
    }
  });

  it("a preview of a draft", async () => {
    running.upstream.content.drafts = { "talents/401": recordById(running.upstream.content.talents, "401") };
    const reply = await get(preview());
    expect(reply.statusCode).toBe(200);
    expectNeverKept(reply.headers);
  });

  it("the answer to a form, accepted and refused", async () => {
    expectNeverKept((await send(running, "contact", multipart(CONTACT))).headers);
    expectNeverKept((await send(running, "contact", multipart({ ...CONTACT, email: "nobody" }))).headers);
  });
});

it("counts purges in the metrics of a gateway with a CDN alone", async () => {
  expect((await get("/api/metrics")).body).toMatch(/^gateway_cdn_purge_keys_waiting \d+$/m);
  expect((await get("/api/metrics", plain)).body).not.toContain("cdn");
});

it("gives the files of a new release another key", async () => {
  const before = releaseKey();
  running.advanceClock(1_000);
  await publishAndWait(running);
  expect(releaseKey()).not.toBe(before);
  expect(await keysOf("/")).toContain(releaseKey());
});
