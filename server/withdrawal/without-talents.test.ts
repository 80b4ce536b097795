import { withoutTalents } from "./without-talents";

const card = (talentId: string) => ({ talentId, name: `Talento ${talentId}`, coverVersion: null });

const pageData = (ids: readonly string[], total: number) => ({
  componentChunkName: "component---src-templates-category-tsx",
  path: "/kids",
  result: { data: { listing: { total, pages: 3, talents: ids.map(card) } }, pageContext: { page: 1 } },
});

const without = (value: unknown, ids: readonly string[], withdrawnElsewhere = 0) =>
  withoutTalents(value, { isShown: (talentId) => !ids.includes(talentId), withdrawnElsewhere });

it("removes a withdrawn talent from a listing and its total", () => {
  expect(without(pageData(["1", "2", "3"], 43), ["2"])).toEqual(pageData(["1", "3"], 42));
});

it("subtracts talents withdrawn from other pages of the listing", () => {
  expect(without(pageData(["1", "2", "3"], 43), ["2"], 2)).toEqual(pageData(["1", "3"], 40));
  expect(without(pageData(["1", "2"], 2), [], 5)).toEqual(pageData(["1", "2"], 2));
});

it("gives an emptied listing a total of zero", () => {
  expect(without(pageData(["1", "2"], 118), ["1", "2"])).toEqual(pageData([], 0));
});

it("returns data without withdrawn talents unchanged", () => {
  expect(without(pageData(["1", "2"], 43), ["9"])).toEqual(pageData(["1", "2"], 43));
  expect(without({ total: 5, posts: [] }, ["9"])).toEqual({ total: 5, posts: [] });
});

it.each([
  [{ talent: card("1") }, { talent: null }],
  [{ edges: [{ node: card("1") }, { node: card("2") }] }, { edges: [{ node: card("2") }] }],
  [{ areas: [{ title: "Novos", talents: [card("1"), card("2")] }] }, { areas: [{ title: "Novos", talents: [card("2")] }] }],
  [
    [card("1"), "text", null, 7],
    ["text", null, 7],
  ],
  [card("1"), null],
])("removes a talent anywhere in the data: %j", (value, expected) => {
  expect(without(value, ["1"])).toEqual(expected);
});

it("compares ids, never names", () => {
  const namesake = { ...card("2"), name: "Talento 1" };
  expect(without([card("1"), namesake], ["1"])).toEqual([namesake]);
});
