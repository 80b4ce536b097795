import { DomUtils, parseDocument } from "htmlparser2";
import { runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;
/** The days of publication that a test has given. */
let given: Record<string, string> = {};

const LONG_AGO = "2024-01-10";

beforeEach(async () => {
  given = {};
  running = await runGateway();
});

afterEach(() => running.close());

const DAY_MS = 24 * 60 * 60_000;

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ method: "GET", url, headers });

type Published = Readonly<Record<string, string>>;

/** Sets the day of publication of talents by id, an old day for all others, and fetches the list. */
const publish = async (days: Published): Promise<void> => {
  const { content } = running.upstream;
  Object.assign(given, days);
  content.talents = content.talents.map((talent) => {
    const day = given[String((talent as { id?: unknown }).id)] ?? LONG_AGO;
    return { ...(talent as object), published_at: `${day}T15:00:00Z` };
  });
  await running.gateway.live.forceRefresh();
};

const withdraw = async (id: string): Promise<void> => {
  const { content } = running.upstream;
  content.talents = content.talents.filter((talent) => String((talent as { id?: unknown }).id) !== id);
  await running.gateway.live.forceRefresh();
};

const feed = async (url: string) => {
  const reply = await get(url);
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "application/rss+xml; charset=utf-8"]);
  const document = parseDocument(reply.body, { xmlMode: true });
  const valueOf = (element: Parameters<typeof DomUtils.textContent>[0], name: string) =>
    DomUtils.textContent(DomUtils.getElementsByTagName(name, element, true, 1));
  const items = DomUtils.getElementsByTagName("item", document, true).map((item) => ({
    title: valueOf(item, "title"),
    link: valueOf(item, "link"),
    guid: valueOf(item, "guid"),
    date: valueOf(item, "pubDate"),
  }));
  return { reply, items, title: valueOf(document, "title"), link: valueOf(document, "link"), text: reply.body };
};

const newCount = async (list: string, since: string) =>
  (await get(`/api/lists/new?${new URLSearchParams({ list, since }).toString()}`)).json();

const SITE = "https://www.casajuriti.example";

describe("the feed of a list", () => {
  it("names adults with link and day, newest first, and minors by their number alone", async () => {
    await publish({ "401": "2026-02-20", "402": "2026-02-25", "407": "2026-02-10", "408": "2026-02-26", "405": "2026-02-11" });
    const all = await feed("/pesquisa/feed.xml");
    expect(all.items.map(({ title, link }) => [title, link])).toEqual([
      ["2 novos", `${SITE}/pesquisa`],
      ["Hugo Suposto", `${SITE}/talents/408/hugo-suposto`],
      ["Elisa Fictícia", `${SITE}/atores/405/elisa-ficticia`],
      ["Gisele Hipotética", `${SITE}/talents/407/gisele-hipotetica`],
    ]);
    expect(all.items[1]?.date).toBe("Thu, 26 Feb 2026 00:00:00 GMT");
    expect(all.items[0]?.date).toBe("");
    const kids = await feed("/en/kids/feed.xml");
    expect([kids.title, kids.link, kids.items.map(({ title }) => title)]).toEqual(["Kids · Casa Juriti", `${SITE}/en/kids`, ["2 new"]]);
    for (const { text } of [all, kids]) expect(text).not.toMatch(/Aurora|Bento|2026-02|\/40[12]\b/);
  });

  it("follows the filters of its address", async () => {
    await publish({ "401": "2026-02-20", "402": "2026-02-25", "405": "2026-02-11", "408": "2026-02-26" });
    expect((await feed("/kids/feed.xml?idade=9-10")).items.map(({ title }) => title)).toEqual(["1 novo"]);
    const actors = await feed("/atores/meninas/feed.xml?habilidade=Ingl%C3%AAs");
    expect(actors.items.map(({ title }) => title)).toEqual(["Elisa Fictícia"]);
    expect(actors.title).toBe("Atores, Meninas, com filtros · Casa Juriti");
    expect(actors.text).toContain(`href="${SITE}/atores/meninas/feed.xml?habilidade=Ingl%C3%AAs"`);
    expect((await feed("/pesquisa/hugo%20%3C/feed.xml")).title).toBe("Todos os talentos, “hugo <” · Casa Juriti");
  });

  it("is valid RSS 2.0: required elements, unique ids, its own address, no markup of names", async () => {
    await publish({ "407": "2026-02-10", "408": "2026-02-26" });
    const { text, items } = await feed("/talents/feed.xml");
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/);
    for (const name of ["title", "link", "description", "language"]) expect(text).toContain(`<${name}>`);
    expect(text).toContain(`<atom:link href="${SITE}/talents/feed.xml" rel="self" type="application/rss+xml"/>`);
    expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length);
    expect(text).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos);)/);
  });

  it("loses a withdrawn talent with the next request, is noindex and answers 304", async () => {
    await publish({ "407": "2026-02-10", "408": "2026-02-26" });
    const { reply } = await feed("/talents/feed.xml");
    expect([reply.headers["cache-control"], reply.headers["x-robots-tag"]]).toEqual(["no-cache", "noindex"]);
    const etag = String(reply.headers.etag);
    expect((await get("/talents/feed.xml", { "if-none-match": etag })).statusCode).toBe(304);
    await withdraw("408");
    const after = await get("/talents/feed.xml", { "if-none-match": etag });
    expect([after.statusCode, after.body.includes("Hugo")]).toEqual([200, false]);
  });

  it("shows the item of minors again when there is a newer one, and for thirty days", async () => {
    await publish({ "401": "2026-02-20" });
    const guidOf = async () => (await feed("/kids/feed.xml")).items[0]?.guid;
    const first = await guidOf();
    await publish({ "402": "2026-02-21" });
    const second = await guidOf();
    expect(second).not.toBe(first);
    await withdraw("401");
    expect(await guidOf()).toBe(second);
    running.advanceClock(30 * DAY_MS);
    await running.gateway.live.forceRefresh();
    expect((await feed("/kids/feed.xml")).items).toEqual([]);
  });

  it("of a board is titled with its name, names its adults and counts its minors", async () => {
    await publish({ "401": "2026-02-20", "402": "2026-02-25", "405": "2026-02-11", "407": "2026-02-12", "408": "2026-02-26" });
    const faces = await feed("/en/board/rostos/feed.xml");
    expect([faces.title, faces.link]).toEqual(["Faces · Casa Juriti", `${SITE}/en/board/rostos`]);
    expect(faces.items.map(({ title, link }) => [title, link])).toEqual([
      ["Hugo Suposto", `${SITE}/en/talents/408/hugo-suposto`],
      ["Elisa Fictícia", `${SITE}/en/atores/405/elisa-ficticia`],
    ]);
    const children = await feed("/board/turma-do-ingles/feed.xml");
    expect(children.items.map(({ title, link }) => [title, link])).toEqual([["2 novos", `${SITE}/board/turma-do-ingles`]]);
    expect(children.text).not.toMatch(/Aurora|Bento|2026-02|\/40[12]\b/);
    expect(children.reply.headers["x-robots-tag"]).toBe("noindex");
    expect(await newCount("/board/rostos", "2026-02-01")).toEqual({ count: 2, current: 0, today: "2026-03-01" });
    await withdraw("408");
    expect((await feed("/board/rostos/feed.xml")).items.map(({ title }) => title)).toEqual(["Elisa Fictícia"]);
    expect((await get("/board/nenhuma/feed.xml")).statusCode).toBe(404);
  });

  it("of a board answers 503, not 404, while no board is known", async () => {
    await running.close();
    running = await runGateway({ upstreamLimits: { retries: 0 } });
    await running.upstream.setFault({ kind: "status", status: 500, path: /boards/ });
    expect((await get("/board/rostos/feed.xml")).statusCode).toBe(503);
  });

  it("is in no language that the site is not in, and of no other page", async () => {
    await running.close();
    running = await runGateway({ servesSite: true });
    const paths = ["/blog", "/kids/401", "/talentos", "/kids/pagina/2", "/a/b/c", "/board/rostos/pagina/2"];
    for (const path of paths) expect([path, (await get(`${path}/feed.xml`)).statusCode]).toEqual([path, 404]);
  });

  it("of a TF - category does not exist, and no list's feed names its talents", async () => {
    expect((await get("/pesquisa/feed.xml?categoria=TF%20-%20Campanha%20Inverno")).statusCode).toBe(404);
    const hidden = running.gateway.live.snapshot()?.listed.filter(({ hiddenCategories }) => hiddenCategories.length > 0) ?? [];
    expect(hidden.length).toBeGreaterThan(0);
    await publish({});
    await publish(Object.fromEntries(hidden.map(({ talent }) => [talent.talentId, "2026-02-26"])));
    const { items } = await feed("/pesquisa/feed.xml");
    expect(items).toEqual([]);
    expect(await newCount("/pesquisa", "2026-02-01")).toMatchObject({ count: 0 });
    expect((await get("/api/lists/new?list=%2Fpesquisa%3Fcategoria%3DTF%2B-%2BCampanha%2BInverno&since=2026-02-01")).statusCode).toBe(404);
  });
});

describe("a store that sends no day of publication", () => {
  it("has talents that are new from the day on which the gateway first saw them", async () => {
    const [hugo] = running.upstream.content.talents.filter((talent) => (talent as { id?: unknown }).id === 408);
    const { content } = running.upstream;
    content.talents = [...content.talents, { ...(hugo as object), id: 499, name: "Nina Nova" }];
    running.advanceClock(2 * DAY_MS);
    await running.gateway.live.forceRefresh();
    const { items } = await feed("/talents/feed.xml");
    // The first item is that of a talent without a birthdate.
    expect(items.slice(1, 3).map(({ title, date }) => [title, date])).toEqual([
      ["Nina Nova", "Tue, 03 Mar 2026 00:00:00 GMT"],
      [expect.any(String), "Sun, 01 Mar 2026 00:00:00 GMT"],
    ]);
  });
});

describe("the number of new talents", () => {
  it("is counted by whole months, so that it tells nobody's day", async () => {
    await publish({ "401": "2026-02-20" });
    const days = ["2026-02-01", "2026-02-20", "2026-02-21", "2026-02-28"];
    const counts = await Promise.all(days.map(async (day) => (await newCount("/pesquisa/aurora", day)).count));
    expect(counts).toEqual([1, 1, 1, 1]);
    expect(await newCount("/pesquisa/aurora", "2026-03-01")).toEqual({ count: 0, current: 0, today: "2026-03-01" });
    expect((await newCount("/pesquisa/aurora", "2026-01-31")).count).toBe(1);
  });

  it("follows the list's filters, in both languages, and a withdrawal", async () => {
    await publish({ "401": "2026-03-01", "402": "2026-02-25" });
    expect(await newCount("/kids", "2026-02-01")).toEqual({ count: 2, current: 1, today: "2026-03-01" });
    expect((await newCount("/en/kids?idade=9-10", "2026-02-01")).count).toBe(1);
    await withdraw("402");
    expect((await newCount("/kids", "2026-02-01")).count).toBe(1);
  });

  it.each([
    ["/api/lists/new", 400],
    ["/api/lists/new?list=%2Fkids", 400],
    ["/api/lists/new?list=%2Fkids&since=yesterday", 400],
    ["/api/lists/new?list=kids&since=2026-02-01", 400],
    ["/api/lists/new?list=%2Fblog&since=2026-02-01", 404],
    ["/api/lists/new?list=%2F%2Fevil.example&since=2026-02-01", 404],
  ])("%s answers %i", async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });

  it("is limited for each address", async () => {
    const statuses = new Set<number>();
    for (let call = 0; call < 301; call += 1) statuses.add((await get("/api/lists/new?list=%2Fkids&since=2026-02-01")).statusCode);
    expect([...statuses]).toEqual([200, 429]);
  });
});
