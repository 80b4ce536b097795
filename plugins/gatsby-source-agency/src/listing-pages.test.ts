import { aTalent } from "../../../tests/builders/domain-records";
import { toCategoryPages } from "./talent-pages";
import { toTalentNodes } from "./to-talent-nodes";

const maker = {
  nodeId: (type: string, key: string) => `${type}-${key}`,
  toNode: (type: string, key: string, fields: object) => ({ id: `${type}-${key}`, ...fields, internal: { type, contentDigest: key } }),
};

const talents = Array.from({ length: 45 }, (_, index) => aTalent({ talentId: String(index + 1), categories: ["kids"], gender: index < 25 ? "female" : "male" }));

const listing = (key: string) => toTalentNodes(talents, maker).find(({ id }) => id === `AgencyListing-${key}`);

it("cuts a listing into pages of twenty, in upstream's order, each knowing the whole", () => {
  expect(listing("kids-all-1")).toMatchObject({ page: 1, pages: 3, total: 45 });
  expect(listing("kids-all-3")?.talents).toEqual(["41", "42", "43", "44", "45"].map((id) => `AgencyTalent-${id}`));
  expect(listing("kids-all-4")).toBeUndefined();
  expect(listing("kids-female-2")?.talents).toHaveLength(5);
  expect(listing("kids-male-2")).toBeUndefined();
});

it("has the beginning of everybody, and no further page of it", () => {
  expect(listing("all-all-1")).toMatchObject({ category: null, page: 1, pages: 3, total: 45 });
  expect(listing("all-all-1")?.talents).toHaveLength(20);
  expect(listing("all-all-2")).toBeUndefined();
});

it("has one page of an empty listing", () => {
  expect(listing("teens-all-1")).toMatchObject({ page: 1, pages: 1, total: 0, talents: [] });
});

it.each([
  [1, "/kids/meninas"],
  [2, "/kids/meninas/pagina/2"],
])("shows page %p at %s", (page, path) => {
  const [draft] = toCategoryPages({ category: "kids", gender: "female", page }, "category.tsx");
  expect(draft?.path).toBe(path);
  expect(draft?.context("pt")).toEqual({ category: "kids", gender: "female", page });
});

it("leaves the list of everybody to the search", () => {
  expect(toCategoryPages({ category: null, gender: null, page: 1 }, "category.tsx")).toEqual([]);
});
