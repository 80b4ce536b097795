import type { RelatedTalents } from "../../src/domain/related-talents";
import { parseReference } from "../../src/domain/talent-reference";
import { runGateway, type RunningGateway } from "./run-gateway";

const KIDS = { id: 1, category: "kids" };
const TEENS = { id: 2, category: "teens" };
const HIDDEN = { id: 9, category: "TF - Verão" };

let running: RunningGateway;

const aTalent = (id: number, name: string, over: object = {}) => ({
  id,
  name,
  gender: "woman",
  cover: `talents/${id}/cover.jpg`,
  birthdate: "2016-03-09",
  categories: [KIDS],
  ...over,
});

const setTalents = async (talents: readonly object[]): Promise<void> => {
  running.upstream.content.talents = [...talents];
  await running.gateway.live.forceRefresh();
};

beforeEach(async () => {
  running = await runGateway();
  await setTalents([
    aTalent(1, "Ana", { height: "130/4.3" }),
    aTalent(2, "Bia", { height: "131/4.3" }),
    aTalent(3, "Caio", { gender: "man" }),
    aTalent(4, "Duda", { height: "150/4.11" }),
    aTalent(5, "Eva", { categories: [TEENS] }),
    aTalent(6, "Fia", { categories: [HIDDEN] }),
    aTalent(7, "Gil", { categories: [HIDDEN] }),
  ]);
});

afterEach(() => running.close());

const get = (id: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
  running.app.inject({ url: `/api/talents/${id}/related?${new URLSearchParams(query).toString()}`, headers });

const around = async (id: string, query: Record<string, string>) => {
  const { neighbours, similar } = (await get(id, query)).json<RelatedTalents>();
  return { neighbours: neighbours && [neighbours.previous?.name, neighbours.next?.name], similar: similar.map(({ name }) => name) };
};

it("answers the neighbours of the category and the talent's gender, and the most similar talents first", async () => {
  expect(await around("2", { category: "kids" })).toEqual({ neighbours: ["Ana", "Duda"], similar: ["Ana", "Duda"] });
});

it("follows a filtered and sorted list that the visitor came from", async () => {
  const list = "/pesquisa?categoria=kids&ordem=altura";
  expect((await around("2", { category: "kids", list })).neighbours).toEqual(["Duda", "Ana"]);
  expect((await around("3", { category: "kids", list: "/en/kids" })).neighbours).toEqual(["Bia", "Duda"]);
});

it("follows the order by the day of publication", async () => {
  const days = ["2026-01-01", "2026-03-01", "2026-02-01"];
  await setTalents(days.map((day, index) => aTalent(index + 1, `Ana ${index + 1}`, { published_at: `${day}T15:00:00Z` })));
  expect((await around("3", { category: "kids", list: "/kids?ordem=novos" })).neighbours).toEqual(["Ana 2", "Ana 1"]);
});

it("follows the order of a board, from any of its pages", async () => {
  running.upstream.content.boards = [{ id: 1, slug: "nossas", name: { pt: "Nossas" }, talents: [4, 2, 5] }];
  expect((await around("2", { category: "kids", list: "/board/nossas" })).neighbours).toEqual(["Duda", "Eva"]);
  expect((await around("2", { category: "kids", list: "/en/board/nossas/pagina/2" })).neighbours).toEqual(["Duda", "Eva"]);
});

it("falls back to the category when the list lacks the talent, or is none", async () => {
  for (const list of ["/kids/meninos", "/board/nenhum", "/contato"])
    expect((await around("2", { category: "kids", list })).neighbours).toEqual(["Ana", "Duda"]);
});

it("answers a TF - talent's neighbours with their tokens when the talent's own token is sent, and 404 or no TF - talent otherwise", async () => {
  const list = "/pesquisa?categoria=TF - Verão";
  const { tokens } = (await running.app.inject(`/api/casting?category=${encodeURIComponent("TF - Verão")}`)).json<{ tokens: string[] }>();
  const [token = "", nextToken] = tokens;
  expect((await get("6", { category: "kids", list })).statusCode).toBe(404);
  const answer = (await get("6", { category: "kids", list, t: token })).json<RelatedTalents>();
  expect(parseReference(answer.neighbours?.next?.talentId ?? "")).toEqual({ talentId: "7", token: nextToken });
  expect(answer.similar.map(({ name }) => name)).not.toContain("Gil");
  expect((await get("2", { category: "kids", list })).body).not.toMatch(/Fia|Gil/);
});

it("leaves out a withdrawn talent with the next list, and answers 404 for it", async () => {
  await setTalents([aTalent(1, "Ana"), aTalent(4, "Duda")]);
  expect(await around("1", { category: "kids" })).toEqual({ neighbours: [undefined, "Duda"], similar: ["Duda"] });
  expect((await get("2", { category: "kids" })).statusCode).toBe(404);
});

it("answers 304 while nothing has changed, and contains no date of birth", async () => {
  const { headers, body } = await get("2", { category: "kids" });
  expect(body).not.toMatch(/2016|birth/);
  expect((await get("2", { category: "kids" }, { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
});

it.each([
  [{}],
  [{ category: "palhaços" }],
  [{ category: "kids", list: "kids" }],
  [{ category: "kids", list: `/kids?${"x".repeat(1_000)}` }],
])("answers 400 without a known category, and to an invalid address of a list (%#)", async (query) => {
  expect((await get("2", query)).statusCode).toBe(400);
});

it("answers 503 while the list of talents is unknown", async () => {
  const lost = await runGateway({ upstream: { fault: { kind: "down" } }, upstreamLimits: { retries: 0 } });
  expect((await lost.app.inject("/api/talents/2/related?category=kids")).statusCode).toBe(503);
  await lost.close();
});
