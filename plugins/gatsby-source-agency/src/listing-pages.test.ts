import { aTalent } from "../../../tests/builders/domain-records";
import { toCategoryPages } from "./talent-pages";
import { toTalentNodes } from "./to-talent-nodes";

const maker = {
  nodeId: (type: string, key: string) => `${type}-${key}`,
  toNode: (type: string, key: string, fields: object) => ({ id: `${type}-${key}`, ...fields, internal: { type, contentDigest: key } }),
};

const talents = Array.from({ length: 45 }, (_, index) =>
  aTalent({ talentId: String(index + 1), categories: ["kids"], gender: index < 25 ? "female" : "male" }),
);

const listing = (key: string) => toTalentNodes(talents, maker).find(({ id }) => id === `AgencyListing-${key}`);

it("splits a listing into pages of twenty in the upstream's order, each with the total", () => {
  expect(listing("kids-all-1")).toMatchObject({ page: 1, pages: 3, total: 45 });
  expect(listing("kids-all-3")?.talents).toEqual(["41", "42", "43", "44", "45"].map((id) => `AgencyTalent-${id}`));
  expect(listing("kids-all-4")).toBeUndefined();
  expect(listing("kids-female-2")?.talents).toHaveLength(5);
  expect(listing("kids-male-2")).toBeUndefined();
});

it("creates only the first page of the list of all talents", () => {
  expect(listing("all-all-1")).toMatchObject({ category: null, page: 1, pages: 3, total: 45 });
  expect(listing("all-all-1")?.talents).toHaveLength(20);
  expect(listing("all-all-2")).toBeUndefined();
});

it("creates one page for an empty listing", () => {
  expect(listing("teens-all-1")).toMatchObject({ page: 1, pages: 1, total: 0, talents: [] });
});

it.each([
  [1, "/kids/meninas"],
  [2, "/kids/meninas/pagina/2"],
])("gives page %p the address %s", (page, path) => {
  const [draft] = toCategoryPages({ category: "kids", gender: "female", page, hasMinors: true }, "category.tsx");
  expect(draft?.path).toBe(path);
  expect(draft?.context("pt")).toEqual({ category: "kids", gender: "female", page, hasMinors: true });
});

it("gives the list of all talents no address", () => {
  expect(toCategoryPages({ category: null, gender: null, page: 1, hasMinors: true }, "category.tsx")).toEqual([]);
});

describe("hasMinors", () => {
  const hasMinors = (ages: readonly (number | null)[]): readonly unknown[] =>
    toTalentNodes(
      ages.map((age, index) => aTalent({ talentId: String(index), age, categories: ["kids"], gender: "female" })),
      maker,
    )
      .filter(({ id }) => id.startsWith("AgencyListing-kids-female"))
      .map((node) => node.hasMinors);

  it.each([
    ["one minor on the last page", [...Array.from({ length: 44 }, () => 30), 17], true],
    ["one talent of unknown age", [30, null], true],
    ["adults alone", Array.from({ length: 21 }, () => 18), false],
    ["nobody", [], false],
  ])("is equal on every page of a listing with %s", (_members, ages, expected) => {
    expect([...new Set(hasMinors(ages))]).toEqual([expected]);
  });

  it("depends on the listing's own members", () => {
    const mixed = [
      aTalent({ talentId: "1", age: 9, gender: "male", categories: ["kids"] }),
      aTalent({ talentId: "2", age: 30, gender: "female", categories: ["kids"] }),
    ];
    const of = (key: string) => toTalentNodes(mixed, maker).find(({ id }) => id === `AgencyListing-${key}`)?.hasMinors;
    expect(["kids-male-1", "kids-female-1", "kids-all-1", "all-all-1", "teens-all-1"].map(of)).toEqual([true, false, true, true, false]);
  });
});
