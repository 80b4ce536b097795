import * as fc from "fast-check";
import { arbitraryTalent } from "../../tests/builders/arbitrary-casting";
import { aTalentSummary } from "../../tests/builders/domain-records";
import { ORDERS } from "./casting-orders";
import { sortTalents } from "./casting-order";

const talents = [
  aTalentSummary({ talentId: "1", name: "Zoé", age: 9, heightCm: 120, newest: 1, followers: null }),
  aTalentSummary({ talentId: "2", name: "Álvaro", age: 7, heightCm: null, newest: 0, followers: { count: 900, date: null } }),
  aTalentSummary({ talentId: "3", name: "Bia", age: null, heightCm: 180, newest: 1, followers: { count: 12_000, date: null } }),
  aTalentSummary({ talentId: "4", name: "Caio", age: 7, heightCm: 120, newest: 2, followers: { count: 0, date: null } }),
];

it.each([
  ["novos", "2134"],
  ["nome", "2341"],
  ["altura", "3142"],
  ["idade", "2413"],
  ["seguidores", "3241"],
  ["toString", "1234"],
  [null, "1234"],
])("sorts by %s, talents without a value last and equal ones in the list's order", (order, ids) => {
  expect(
    sortTalents(order, talents)
      .map(({ talentId }) => talentId)
      .join(""),
  ).toBe(ids);
});

it("keeps every talent, and keeps the list's order among equal ages", () => {
  fc.assert(
    fc.property(fc.array(arbitraryTalent, { maxLength: 40 }), fc.constantFrom(...Object.keys(ORDERS)), (all, order) => {
      expect(new Set(sortTalents(order, all))).toEqual(new Set(all));
      const sorted = sortTalents("idade", all);
      for (const age of new Set(all.map((talent) => talent.age)))
        expect(sorted.filter((talent) => talent.age === age)).toEqual(all.filter((talent) => talent.age === age));
    }),
  );
});
