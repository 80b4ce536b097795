import { aTalentSummary } from "../../tests/builders/domain-records";
import { findNeighbours, similarTalents } from "./similar-talents";

const ana = aTalentSummary({ talentId: "ana", age: 10, heightCm: 140 });

const talentWith = (talentId: string, age: number | null, heightCm: number | null) => aTalentSummary({ talentId, age, heightCm });

it("sorts by age and height, without the talent itself and the other gender", () => {
  const listed = [
    talentWith("older", 16, 140),
    talentWith("same", 10, 141),
    ana,
    aTalentSummary({ talentId: "boy", gender: "male", age: 10, heightCm: 140 }),
    talentWith("taller", 10, 165),
    talentWith("year", 11, 140),
  ];
  expect(similarTalents(ana, listed, { count: 3 }).map(({ talentId }) => talentId)).toEqual(["same", "year", "taller"]);
});

it("sorts unknown values between near and far ones", () => {
  const listed = [talentWith("far", 30, 180), talentWith("unknown", null, null), talentWith("near", 12, 150)];
  expect(similarTalents(ana, listed, { count: 5 }).map(({ talentId }) => talentId)).toEqual(["near", "unknown", "far"]);
});

it("keeps the list's order for equal distances", () => {
  const listed = [talentWith("b", 9, 140), talentWith("a", 11, 140)];
  expect(similarTalents(ana, listed, { count: 5 }).map(({ talentId }) => talentId)).toEqual(["b", "a"]);
});

it("weighs the fields of the table", () => {
  const fields = { reach: { kind: "length", similarity: 1 } } as const;
  const near = { ...talentWith("near", 60, 190), reach: 51 };
  const far = { ...talentWith("far", 10, 140), reach: 80 };
  expect(similarTalents({ ...ana, reach: 50 }, [far, near], { count: 2, fields })).toEqual([near, far]);
});

it.each([
  ["1", null, "2"],
  ["2", "1", "3"],
  ["3", "2", null],
])("returns the neighbours of %s", (talentId, previous, next) => {
  const listed = ["1", "2", "3"].map((id) => ({ talentId: id }));
  const around = findNeighbours(listed, talentId);
  expect([around?.previous?.talentId ?? null, around?.next?.talentId ?? null]).toEqual([previous, next]);
});

it("returns no neighbours for a talent outside of the list", () => {
  expect(findNeighbours([{ talentId: "1" }], "9")).toBeNull();
});
