import { aTalentSummary } from "../../tests/builders/domain-records";
import { neighboursIn, similarTalents } from "./similar-talents";

const ana = aTalentSummary({ talentId: "ana", age: 10, heightCm: 140 });

const named = (talentId: string, age: number | null, heightCm: number | null) => aTalentSummary({ talentId, age, heightCm });

it("puts the nearest in age and height first, and never the talent itself or another gender", () => {
  const listed = [
    named("older", 16, 140),
    named("same", 10, 141),
    ana,
    aTalentSummary({ talentId: "boy", gender: "male", age: 10, heightCm: 140 }),
    named("taller", 10, 165),
    named("year", 11, 140),
  ];
  expect(similarTalents(ana, listed, 3).map(({ talentId }) => talentId)).toEqual(["same", "year", "taller"]);
});

it("puts unknown values behind the near and before the far", () => {
  const listed = [named("far", 30, 180), named("unknown", null, null), named("near", 12, 150)];
  expect(similarTalents(ana, listed, 5).map(({ talentId }) => talentId)).toEqual(["near", "unknown", "far"]);
});

it("keeps the list's order among the equally near", () => {
  const listed = [named("b", 9, 140), named("a", 11, 140)];
  expect(similarTalents(ana, listed, 5).map(({ talentId }) => talentId)).toEqual(["b", "a"]);
});

it.each([
  ["1", null, "2"],
  ["2", "1", "3"],
  ["3", "2", null],
])("finds who stands around %s", (talentId, previous, next) => {
  const listed = ["1", "2", "3"].map((id) => ({ talentId: id }));
  const around = neighboursIn(listed, talentId);
  expect([around?.previous?.talentId ?? null, around?.next?.talentId ?? null]).toEqual([previous, next]);
});

it("knows no neighbours of somebody who is not in the list", () => {
  expect(neighboursIn([{ talentId: "1" }], "9")).toBeNull();
});
