import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "content-disposition";
import { slugify } from "../../src/config/routes";
import { readPdf } from "./read-pdf";
import { runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;

beforeEach(async () => {
  running = await runGateway({ trustProxy: true });
});

afterEach(() => running.close());

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ method: "GET", url, headers });

const talent = (id: string) =>
  running.upstream.content.talents.find((record) => String((record as { id: unknown }).id) === id) as Record<string, unknown>;

const publish = async (id: string, changes: Record<string, unknown>): Promise<void> => {
  Object.assign(talent(id), changes);
  await running.gateway.live.forceRefresh();
};

const pictures = (...files: string[]) => files.map((file, index) => ({ id: index, file, width: 1200, height: 1600 }));

it("replaces a missing, broken or foreign picture by the next", async () => {
  const book = pictures(
    "missing.jpg",
    "page.jpg",
    "drawing.svg",
    "redirect.jpg",
    "https://evil.example/x.jpg",
    "good-1-1200x1600.jpg",
    "good-2-1200x1600.jpg",
  );
  await publish("401", { cover: "missing-cover.jpg", book });
  const reply = await get("/api/talents/401/card.pdf");
  expect(reply.statusCode).toBe(200);
  expect(readPdf(reply.rawPayload)).toMatchObject({ pages: { length: 2 }, pictures: 2 });
});

it.each([
  ["no picture at all", { cover: "", book: [] }, 0],
  [
    "landscapes alone",
    { cover: "", book: Array.from({ length: 6 }, (_, id) => ({ id, file: `wide-${id}-1600x900.jpg`, width: 1600, height: 900 })) },
    5,
  ],
  [
    "one of unknown size",
    {
      cover: "",
      book: [
        { id: 1, file: "wide-1600x900.jpg", width: -1, height: -1 },
        { id: 2, file: "tall-900x1200.jpg" },
      ],
    },
    2,
  ],
])("renders a card of a talent with %s", async (_case, changes, count) => {
  await publish("401", changes);
  const reply = await get("/api/talents/401/card.pdf");
  expect(readPdf(reply.rawPayload)).toMatchObject({ pages: { length: 2 }, pictures: count });
});

it.each([
  "李小龍",
  "Олена 🙂 Šárka Łucja",
  "ا",
  "\u202eevil\u0007 \ud800",
  "W".repeat(120),
  "Maria Antonieta dos Santos Albuquerque de Vasconcelos e Bragança",
])("writes the name %j without an error", async (name) => {
  await publish("401", { name });
  const reply = await get("/api/talents/401/card.pdf");
  const { texts, pages } = readPdf(reply.rawPayload);
  expect([reply.statusCode, pages.length]).toEqual([200, 2]);
  expect(texts[0]).toContain(
    name
      .trim()
      .slice(0, 3)
      .replace(/[^\p{L}]/gu, ""),
  );
  const { type, parameters } = parse(String(reply.headers["content-disposition"]));
  expect([type, parameters.filename]).toEqual(["attachment", `${slugify(name)}.pdf`]);
});

it("answers 404 for a cached card of a withdrawn talent", async () => {
  expect((await get("/api/talents/404/card.pdf")).statusCode).toBe(200);
  running.upstream.content.talents = running.upstream.content.talents.filter((record) => record !== talent("404"));
  await running.gateway.live.forceRefresh();
  expect((await get("/api/talents/404/card.pdf")).statusCode).toBe(404);
  expect((await get("/api/cards.pdf?ids=404")).statusCode).toBe(404);
});

it("renders a changed talent again", async () => {
  const before = await get("/api/talents/401/card.pdf");
  await publish("401", { height: "131/4.3" });
  running.advanceClock(61_000);
  const after = await get("/api/talents/401/card.pdf");
  expect(readPdf(after.rawPayload).texts[1]).toContain("1,31 m");
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

it("omits pictures during an outage, and contains them again afterwards", async () => {
  await get("/api/talents/401");
  await running.upstream.setFault({ kind: "status", status: 500, path: /^\/storage/ });
  expect(readPdf((await get("/api/talents/401/card.pdf")).rawPayload).pictures).toBe(0);
  await running.upstream.setFault(null);
  running.advanceClock(61_000);
  expect(readPdf((await get("/api/talents/401/card.pdf")).rawPayload).pictures).toBe(4);
});

it("answers 503 during an outage for a talent without a cached profile", async () => {
  await running.upstream.setFault({ kind: "down" });
  const reply = await get("/api/talents/405/card.pdf", { "accept-language": "en" });
  expect([reply.statusCode, reply.json()]).toEqual([503, { message: "Unavailable right now. Please try again." }]);
  expect(reply.headers["retry-after"]).toBe("2");
});

it("sends a card that cannot be stored, and warns", async () => {
  await writeFile(join(running.dataDir, "card-cache"), "a file where the folder should be");
  const { statusCode, headers } = await get("/api/talents/401/card.pdf");
  expect([statusCode, headers["retry-after"], running.warnings]).toEqual([
    200,
    undefined,
    [expect.stringMatching(/^Comp cards are not kept on disk: Error EEXIST$/)],
  ]);
});

it("rejects some of many simultaneous requests with Retry-After", async () => {
  const ids = running.gateway.live
    .snapshot()!
    .listed.map(({ talent: { talentId } }) => talentId)
    .slice(0, 12);
  await Promise.all(ids.map((id) => get(`/api/talents/${id}`)));
  const pairs = ids.flatMap((first) => ids.map((second) => `${first},${second}`)).slice(0, 40);
  const replies = await Promise.all(
    pairs.map((pair, index) => get(`/api/cards.pdf?ids=${pair}`, { "x-forwarded-for": `192.0.2.${index}` })),
  );
  const refused = replies.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(10);
  expect(refused[0]!.headers["retry-after"]).toBe("2");
  expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(5);
});
