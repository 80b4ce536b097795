import { SUGGESTION_BUDGET } from "../live/suggestion-routes";
import { runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;

beforeEach(async () => {
  running = await runGateway();
});

afterEach(() => running.close());

const get = (url: string) => running.app.inject({ method: "GET", url });

const setTalents = async (talents: readonly object[]): Promise<void> => {
  running.upstream.content.talents = [...talents];
  await running.gateway.live.forceRefresh();
};

const aTalent = (id: number, name: string, over: object = {}) => ({
  id,
  name,
  gender: "woman",
  cover: `talents/${id}/cover.jpg`,
  categories: [{ id: 1, category: "kids" }],
  ...over,
});

it("finds talents by name, the best match first, without hidden ones", async () => {
  const hidden = aTalent(4, "Ana Oculta", { categories: [{ id: 9, category: "TF - Verão" }] });
  await setTalents([aTalent(1, "Joana Lima"), aTalent(2, "Ana Prado"), aTalent(3, "Bia Rosa"), hidden]);
  const { statusCode, headers, body } = await get("/api/suggestions?name=ana");
  expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(JSON.parse(body)).toEqual({
    talents: [
      { talentId: "2", name: "Ana Prado", coverVersion: expect.any(String), category: "kids" },
      { talentId: "1", name: "Joana Lima", coverVersion: expect.any(String), category: "kids" },
    ],
    total: 2,
    correction: null,
  });
});

it("searches a similar name when nobody has the typed one, and the new list after a change", async () => {
  await setTalents([aTalent(1, "João Prado")]);
  expect(JSON.parse((await get("/api/suggestions?name=joao%20pardo")).body)).toMatchObject({ total: 1, correction: "joao Prado" });
  await setTalents([aTalent(2, "Rita Nunes")]);
  expect(JSON.parse((await get("/api/suggestions?name=joao%20pardo")).body)).toEqual({ talents: [], total: 0, correction: null });
});

it("names six talents at most, and the number of all", async () => {
  await setTalents(Array.from({ length: 9 }, (_, index) => aTalent(index + 1, `Ana ${index}`)));
  const { talents, total } = JSON.parse((await get("/api/suggestions?name=ana")).body);
  expect([talents.length, total]).toEqual([6, 9]);
});

it.each(["name=", "name=%20", "name=a&name=b", `name=${"a".repeat(81)}`])("refuses %s", async (query) => {
  expect((await get(`/api/suggestions?${query}`)).statusCode).toBe(400);
});

it("refuses more names from one address than anybody types", async () => {
  await setTalents([aTalent(1, "Ana")]);
  for (let call = 0; call < SUGGESTION_BUDGET.calls; call += 1) await get("/api/suggestions?name=ana");
  const { statusCode, headers } = await get("/api/suggestions?name=ana");
  expect([statusCode, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
  expect((await get("/api/suggestions")).statusCode).toBe(200);
});

it("leaves a short list to the browser", async () => {
  expect(JSON.parse((await get("/api/suggestions")).body)).toEqual({ isLong: false });
});
