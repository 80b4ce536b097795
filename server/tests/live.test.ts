import { fromCastingIndex } from "../../src/domain/casting-index";
import { waitFor } from "../../tests/wait";
import { runGateway, type RunningGateway } from "./run-gateway";
import { AGENCY } from "./small-site";

const PAGES = {
  "/kids/401/aurora-teste-lima": "Aurora construída",
  "/en/kids/401/aurora-teste-lima": "Aurora built",
  "/talents/408/hugo-suposto": "Hugo construído",
  "/kids/999/quem-saiu": "Retirada construída",
};

let running: RunningGateway;

beforeAll(async () => {
  running = await runGateway({ servesSite: true, pages: PAGES });
});

afterAll(() => running.close());

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ method: "GET", url, headers });

const names = async (url: string): Promise<string[]> => fromCastingIndex((await get(url)).json()).map(({ name }) => name);

describe("the casting index", () => {
  it("lists the visible talents of a category and gender in the upstream's order", async () => {
    expect(await names("/api/casting/kids/todos")).toEqual(["Aurora Teste Lima", "Bento Exemplo", "Clara Modelo Souza"]);
    expect(await names("/api/casting/kids/meninos")).toEqual(["Bento Exemplo"]);
    expect(await names("/api/casting/digital-influencers/meninas")).toEqual(["Gisele Hipotética", "Íris Imaginária"]);
  });

  it("contains no hidden talent, except for a TF category", async () => {
    const everybody = await names("/api/casting/todas/todos");
    expect(everybody.filter((name) => /Secret/.test(name))).toEqual([]);
    expect(everybody.length).toBeGreaterThan(10);
    expect(await names("/api/casting?category=TF%20-%20Campanha%20Inverno")).toEqual(["Nina Secreta", "Otto Secreto"]);
    expect(await names("/api/casting?category=TF%20-%20Ningu%C3%A9m")).toEqual([]);
  });

  it("is compressed, with an ETag that answers 304", async () => {
    const reply = await get("/api/casting/todas/todos", { "accept-encoding": "br" });
    expect([reply.headers["content-encoding"], reply.headers["cache-control"]]).toEqual(["br", "no-cache"]);
    const again = await get("/api/casting/todas/todos", { "if-none-match": String(reply.headers.etag), "cache-control": "no-cache" });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ["/api/casting/cursos/todos", 404],
    ["/api/casting/kids/men", 404],
    ["/api/casting/kids/todos?part=names", 400],
    ["/api/casting/kids/todos?part=names&v=2", 400],
    ["/api/casting/kids/todos?part=ages&v=3", 400],
    ["/api/casting/cursos/todos?part=names&v=3", 404],
    ["/api/casting/kids", 404],
    ["/api/casting", 400],
    ["/api/casting?category=kids", 400],
    ["/api/casting?category=TF%20-%20A&category=TF%20-%20B", 400],
  ])("%s answers %s", async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });
});

describe("a profile", () => {
  it("contains the data of the talent's page", async () => {
    const profile = (await get("/api/talents/401")).json();
    expect(profile).toMatchObject({ talentId: "401", age: 9, heightCm: 128, socialUrl: null });
    expect(profile.book).toHaveLength(3);
  });

  it.each(["999", "416", "nobody", "401%2F..", "%00", "a".repeat(300)])("of %s is 404", async (id) => {
    const reply = await get(`/api/talents/${id}`, { "accept-language": "en" });
    expect([reply.statusCode, reply.json()]).toEqual([404, { message: "Not found." }]);
  });

  it("is requested once from the upstream by many simultaneous visitors", async () => {
    const before = running.countRequests(/profile/);
    await Promise.all(Array.from({ length: 20 }, () => get("/api/talents/404")));
    expect(running.countRequests(/profile/) - before).toBe(1);
  });
});

it("no public response contains a birthdate", async () => {
  const answers = await Promise.all(
    [
      "/api/casting/todas/todos",
      "/api/casting?category=TF%20-%20Campanha%20Inverno",
      ...[401, 403, 408, 413].map((id) => `/api/talents/${id}`),
    ].map((url) => get(url)),
  );
  // The days of digitals are public: visitors filter by them.
  const withoutDigitals = answers.map(({ body }) => JSON.stringify({ ...JSON.parse(body), digitalsOn: null, digitals: null }));
  for (const text of withoutDigitals) expect(text).not.toMatch(/birth|\d{4}-\d\d-\d\d|internal_note/);
});

describe("a talent's page", () => {
  it("is the built one, with noindex for a child", async () => {
    const reply = await get("/kids/401/aurora-teste-lima");
    expect([reply.statusCode, reply.headers["x-robots-tag"]]).toEqual([200, "noindex, noimageindex, noai"]);
    expect(reply.body).toContain("Aurora construída");
    expect((await get("/talents/408/hugo-suposto")).headers["x-robots-tag"]).toBeUndefined();
  });

  it.each(["/kids/999/quem-saiu", "/page-data/kids/999/quem-saiu/page-data.json", "/en/kids/999/quem-saiu", "/kids/999/quem-saiu/"])(
    "%s of a withdrawn talent is 404 although it was built",
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.body).not.toContain("Retirada");
    },
  );

  it("of a new talent is rendered live: status 200, language, title, and noindex for a child", async () => {
    const reply = await get("/en/kids/402/bento-exemplo");
    expect([reply.statusCode, reply.headers["x-robots-tag"]]).toEqual([200, "noindex, noimageindex, noai"]);
    expect(reply.body).toContain('<html lang="en">');
    expect(reply.body).toContain(`>Bento Exemplo · ${AGENCY}</title>`);
    expect(reply.body).toContain('<meta name="robots" content="noindex, noimageindex, noai" data-gatsby-head="true">');
  });

  it("of a new talent uses the not-found page's data under its own path, since Gatsby accepts no page data with 404", async () => {
    const data = await get("/page-data/kids/402/bento-exemplo/page-data.json");
    const notFoundData: object = (await get("/page-data/404.html/page-data.json")).json();
    expect([data.statusCode, data.json()]).toEqual([200, { ...notFoundData, path: "/kids/402/bento-exemplo" }]);
  });

  it("of a new adult is indexable", async () => {
    expect((await get("/atores/406/fabio-inventado")).body).not.toContain('name="robots"');
  });

  it.each([
    ["/kids/402/outro-nome", "/kids/402/bento-exemplo"],
    ["/en/atores/402/bento-exemplo/?x=1", "/en/kids/402/bento-exemplo?x=1"],
    ["/pesquisa/403/clara", "/teens/403/clara-modelo-souza"],
    ["/en/pesquisa/401/qualquer", "/en/kids/401/aurora-teste-lima"],
  ])("%s redirects to %s", async (url, location) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([301, location]);
  });

  it.each(["/pesquisa/999/ninguem", "/page-data/kids/402/outro-nome/page-data.json"])("%s is 404", async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe("editorial lists", () => {
  it("are paginated, without bodies, and empty past the end", async () => {
    const first = (await get("/api/posts/pt")).json();
    expect(first.items.length).toBeGreaterThan(0);
    expect(first.items[0]).not.toHaveProperty("contentHtml");
    expect((await get("/api/posts/pt?page=900")).json()).toEqual({ items: [] });
    expect((await get("/api/campaigns/en")).json().items[0]).toMatchObject({ language: "en" });
    expect((await get("/api/magazines/pt")).json().items[0].pages.length).toBeGreaterThan(0);
  });

  it.each([
    ["/api/posts/fr", 404],
    ["/api/posts/pt?page=0", 400],
    ["/api/posts/pt?page=1e3", 400],
    ["/api/posts/pt?page=9999", 400],
    ["/api/posts/pt?page=1&page=2", 400],
  ])("%s answers %s", async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });

  it("have feed pictures on our own origin", async () => {
    const feed = (await get("/api/instagram")).json();
    expect(feed.length).toBeGreaterThan(0);
    for (const { picture } of feed) expect(picture).toMatch(/^\/media\/480\//);
  });
});

describe("an outage of the upstream", () => {
  it("keeps everything cached, and health reports stale", async () => {
    expect((await get("/api/health")).json()).toMatchObject({ status: "ok", upstream: "ok", release: expect.any(String) });
    const known = await get("/api/talents/401");
    await running.upstream.setFault({ kind: "down" });
    await running.gateway.live.forceRefresh();
    running.advanceClock(61_000);
    expect((await get("/api/talents/401")).body).toBe(known.body);
    expect((await get("/api/talents/409")).statusCode).toBe(503);
    expect((await get("/kids/401/aurora-teste-lima")).statusCode).toBe(200);
    expect((await names("/api/casting/kids/todos")).length).toBe(3);
    expect((await get("/api/health")).json()).toMatchObject({ status: "ok", upstream: "stale" });
    await running.upstream.setFault(null);
    await running.gateway.live.forceRefresh();
    await waitFor(async () => expect((await get("/api/health")).json()).toMatchObject({ upstream: "ok" }));
  });
});
