import { RULES, aWireTalent } from "../../../tests/builders/wire-records";
import { TALENT_FIELDS, toSummaryValues } from "../../domain/talent-fields";
import type { WireTalentSummary } from "./wire-talent";
import { normalizeTalent } from "./normalize-talent";

const normalized = (changes: Partial<WireTalentSummary>) => normalizeTalent(aWireTalent(changes), { media: RULES, today: "2025-06-15" });

it("converts a talent to the domain type", () => {
  expect(normalized({})).toEqual({
    coverPath: "talents/412/cover.jpg",
    hiddenCategories: [],
    talent: {
      talentId: "412",
      name: "Ana Teste",
      gender: "female",
      ...toSummaryValues(TALENT_FIELDS, () => null),
      age: 14,
      coverVersion: expect.stringMatching(/^[0-9a-f]{10}$/),
      categories: ["teens"],
      heightCm: 170,
      shoes: 37,
      jeans: 8,
      hair: "Light Brown",
      hairKind: "Wavy",
      eyes: "Green",
      skills: ["Inglês"],
    },
  });
});

it.each([
  [["kids"], ["kids"]],
  [
    ["KIDS", "Teens"],
    ["kids", "teens"],
  ],
  [["ator"], ["atores"]],
  [["Digital Influencer"], ["digitalInfluencers"]],
  [["digital  influencer "], ["digitalInfluencers"]],
  [["talents", "TALENTS"], ["talents"]],
  [["Figurantes", "ator"], ["atores"]],
  [["Figurantes"], []],
  [[], []],
])("reads the categories %p as %p", (categories, expected) => {
  expect(normalized({ categories }).talent.categories).toEqual(expected);
});

it.each([
  [["kids", "TF - Inverno"], ["TF - Inverno"]],
  [
    ["TF - Inverno ", "tf - verão", "TF - Inverno"],
    ["TF - Inverno", "tf - verão"],
  ],
])("removes a talent of %p from every visible category", (categories, hiddenCategories) => {
  expect(normalized({ categories })).toMatchObject({ hiddenCategories, talent: { categories: [] } });
});

it.each([
  ["has no cover", null],
  ["has its cover on a foreign host", "https://foreign.example/x.jpg"],
])("gives a talent that %s neither path nor version", (_case, cover) => {
  expect(normalized({ cover })).toMatchObject({ coverPath: null, talent: { coverVersion: null } });
});

it.each([
  ["name", { name: "Ana   Teste" }, { name: "Ana Teste" }],
  ["gender", { gender: "man" as const }, { gender: "male" }],
  ["missing sizes", { values: { shoes: null, jeans: "0", heightCm: "0" } }, { shoes: null, jeans: null, heightCm: null }],
  ["a missing birthdate", { values: { age: "0000-00-00" } }, { age: null }],
  ["repeated skills", { values: { skills: ["Inglês", "Inglês"] } }, { skills: ["Inglês"] }],
])("normalizes %s", (_case, changes, talent) => {
  expect(normalized(changes).talent).toMatchObject(talent);
});

it.each([
  ["1990-01-01", "Santos"],
  ["2010-05-01", null],
  [null, null],
])("publishes the city of somebody born on %p as %p", (birthdate, city) => {
  const values = { ...aWireTalent().values, age: birthdate, city: "Santos" };
  expect(normalized({ values }).talent.city).toBe(city);
});
