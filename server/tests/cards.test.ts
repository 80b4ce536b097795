import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import { readPdf } from "./read-pdf";
import { runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;

beforeAll(async () => {
  running = await runGateway();
});

afterAll(() => running.close());

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ method: "GET", url, headers });

const read = async (url: string, headers: Record<string, string> = {}) => {
  const reply = await get(url, headers);
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "application/pdf"]);
  return readPdf(reply.rawPayload);
};

const A5 = [expect.closeTo(419.5, 1), expect.closeTo(595.3, 1)];

describe("a comp card", () => {
  it("has the name on the front and pictures and measurements on the back, in A5", async () => {
    const { pages, texts, pictures, language } = await read("/api/talents/401/card.pdf");
    expect(pages).toEqual([A5, A5]);
    expect(texts[0]).toBe("Aurora Teste Lima\nCASA JURITI\nKIDS");
    expect(texts[1]).toContain("ALTURA\n1,28 m · 4'2\"");
    expect(texts[1]).toContain("CABELO\nCastanho Claro, ondulado");
    expect(texts[1]).toContain("IDADE\n9 anos");
    expect(texts[1]).toContain("HABILIDADES\nInglês, Dança");
    expect(texts[1]).toContain("Casa Juriti  ·  www.casajuriti.example");
    expect([pictures, language]).toEqual([4, "pt-BR"]);
  });

  it.each([
    ["/api/talents/401/card.pdf?lang=en", "pt", { words: "HEIGHT\n1.28 m", language: "en" }],
    ["/api/talents/401/card.pdf", "en-GB,en;q=0.9", { words: "HAIR\nLight Brown, wavy", language: "en" }],
    ["/api/talents/401/card.pdf?lang=pt", "en", { words: "OLHOS\nVerde", language: "pt-BR" }],
  ])("%s for Accept-Language %s is in the right language", async (url, accepted, { words, language }) => {
    const card = await read(url, { "accept-language": accepted });
    expect(card.texts[1]).toContain(words);
    expect(card.language).toBe(language);
  });

  it("writes all lines above the foot when every field is filled", async () => {
    const { content } = running.upstream;
    const before = content.talents;
    const credit = (id: number) => ({ id, year: 2020 + id, title: `Peça ${id}`, role: "Papel", kind: "theatre" });
    const book = Array.from({ length: 5 }, (_, index) => ({
      id: index + 1,
      file: "talents/410/book-1-1200x1600.jpg",
      width: 1200,
      height: 1600,
    }));
    const full = { skills: ["Inglês", "Dança"], languages: ["Espanhol"], city: "Santos", credits: [1, 2, 3].map(credit), book };
    content.talents = before.map((talent) => (recordById([talent], "410") === undefined ? talent : { ...Object(talent), ...full }));
    await running.gateway.live.forceRefresh();
    const { texts, baselines } = await read("/api/talents/410/card.pdf");
    expect(texts[1]).toContain("Peça 3 · Papel");
    const [foot = 0, last = 0, ...others] = baselines[1] ?? [];
    expect(others.length).toBeGreaterThan(6);
    expect(foot).toBe(baselines[0]?.[0]); // where it is on the front
    expect(last - foot).toBeGreaterThan(10);
    content.talents = before;
    await running.gateway.live.forceRefresh();
  });

  it("has the name once, as text of an embedded font", async () => {
    const { raw } = await read("/api/talents/401/card.pdf");
    const fonts = [...raw.matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g)].map(([, name]) => name);
    expect(new Set(fonts)).toEqual(new Set(["BodoniModa", "InstrumentSans"]));
    expect(raw).not.toMatch(/\/ca 0\b/);
  });

  it("has tags for screen readers and a title", async () => {
    const { raw } = await read("/api/talents/408/card.pdf?lang=en");
    expect(raw).toContain("/Marked true");
    expect(raw).toContain("/DisplayDocTitle true");
    expect(raw).toMatch(/\/Alt \(Hugo Suposto, picture 1\)/);
    expect(raw).toMatch(/\/S \/H1/);
  });

  it("contains neither birthdate nor picture metadata nor an upstream address", async () => {
    const { raw, texts } = await read("/api/talents/403/card.pdf");
    expect(texts.join()).not.toMatch(/2010|nascimento/i);
    expect(raw).not.toMatch(/2010-02-28|20100228|canary-artist|127\.0\.0\.1/);
  });

  it("has a file name with the talent's name, noindex, and no-cache", async () => {
    const { headers } = await get("/api/talents/410/card.pdf");
    expect(headers["content-disposition"]).toBe("attachment; filename=joao-d-avila-ensaio.pdf");
    expect([headers["x-robots-tag"], headers["cache-control"]]).toEqual(["noindex, noimageindex", "no-cache"]);
    const again = await get("/api/talents/410/card.pdf", { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const head = await running.app.inject({ method: "HEAD", url: "/api/talents/410/card.pdf" });
    expect([head.statusCode, head.headers["content-length"], head.rawPayload.length]).toEqual([200, headers["content-length"], 0]);
  });

  it("leaves out missing values, down to the name alone", async () => {
    const { texts } = await read("/api/talents/411/card.pdf?lang=en");
    expect(texts[0]).toContain("Kênia Vazia");
    expect(texts[1]).toBe("Kênia Vazia\nCasa Juriti  ·  www.casajuriti.example");
  });

  it.each(["999", "416", "nobody", "%00", "401%2F.."])("of %s is 404", async (id) => {
    const reply = await get(`/api/talents/${id}/card.pdf`, { "accept-language": "en" });
    expect([reply.statusCode, reply.json()]).toEqual([404, { message: "Not found." }]);
  });

  it("is 400 in an unknown language", async () => {
    expect((await get("/api/talents/401/card.pdf?lang=fr")).statusCode).toBe(400);
    expect((await get("/api/talents/401/card.pdf?lang=pt&lang=en")).statusCode).toBe(400);
  });

  it("is rendered once and stored on disk", async () => {
    const { length } = await readdir(join(running.dataDir, "card-cache"));
    const replies = await Promise.all(Array.from({ length: 20 }, () => get("/api/talents/404/card.pdf")));
    expect(new Set(replies.map(({ statusCode, headers }) => `${statusCode} ${headers.etag}`)).size).toBe(1);
    expect(await readdir(join(running.dataDir, "card-cache"))).toHaveLength(length + 1);
  });
});

describe("a selection's cards", () => {
  it("are one document in the order of the ids, each talent once", async () => {
    const reply = await get("/api/cards.pdf?ids=408,401,408,409&lang=en");
    const { pages, texts } = readPdf(reply.rawPayload);
    expect(pages).toHaveLength(6);
    expect(texts.filter((_, index) => index % 2 === 0).map((text) => text.split("\n")[0])).toEqual([
      "Hugo Suposto",
      "Aurora Teste Lima",
      "Íris Imaginária",
    ]);
    expect(reply.headers["content-disposition"]).toBe("attachment; filename=selection.pdf");
  });

  it("leave out withdrawn talents", async () => {
    expect((await read("/api/cards.pdf?ids=999,401")).pages).toHaveLength(2);
  });

  it.each([
    ["/api/cards.pdf", 400],
    ["/api/cards.pdf?ids=", 400],
    ["/api/cards.pdf?ids=,,", 400],
    ["/api/cards.pdf?ids=401&ids=402", 400],
    [`/api/cards.pdf?ids=${Array.from({ length: 21 }, (_, index) => index)}`, 400],
    [`/api/cards.pdf?ids=${"9".repeat(5000)}`, 400],
    ["/api/cards.pdf?ids=401&lang=xx", 400],
    ["/api/cards.pdf?ids=998,999", 404],
  ])("%s answers %s", async (url, status) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.json()]).toEqual([status, { message: expect.any(String) }]);
  });
});
