import { aTalentRecord } from "../../../tests/builders/wire-records";
import { parseWireTalentSummary } from "./wire-talent";

const parsed = (changes: Readonly<Record<string, unknown>>) => parseWireTalentSummary(aTalentRecord(changes));

it.each([
  ["a numeric id", { id: 412 }, { id: "412" }],
  ["an id as text", { id: " 412 " }, { id: "412" }],
  ["a numeric height", { height: 170.5 }, { values: { heightCm: "170.5", heightFeet: "170.5" } }],
  ["an empty text", { hair: "  " }, { values: { hair: null } }],
  ["a null", { eyes: null }, { values: { eyes: null } }],
  ["a missing field", {}, { instagram: null, values: { shoes: null, jeans: null, age: null, skills: [] } }],
  ["gender in capitals", { gender: "MAN" }, { gender: "man" }],
  ["skills as objects", { skills: [{ skill: "Inglês" }, { skill: "" }, {}] }, { values: { skills: ["Inglês"] } }],
  ["skills as texts", { skills: ["Inglês", null] }, { values: { skills: ["Inglês"] } }],
  ["no categories", { categories: null }, { categories: [] }],
  ["empty categories as text", { categories: "" }, { categories: [] }],
])("reads %s", (_case, changes, wire) => {
  expect(parsed(changes)).toMatchObject({ ok: true, value: wire });
});

it.each([
  ["no id", { id: null }, "id is missing"],
  ["a blank name", { name: " " }, "name is missing"],
  ["no gender", { gender: undefined }, "gender is missing"],
  ["an unknown gender", { gender: "robot" }, "gender is neither man nor woman"],
  ["an object for a text", { height: { cm: 170 } }, "height is not a text"],
  ["a switch for a text", { hair: true }, "hair is not a text"],
  ["a list for a text", { eyes: ["Green"] }, "eyes is not a text"],
  ["a text for a list", { categories: "kids" }, "the category list is not a list"],
  ["an object inside a category", { categories: [{ category: {} }] }, "category is not a text"],
])("rejects %s", (_case, changes, error) => {
  expect(parsed(changes)).toEqual({ ok: false, error });
});

it.each([null, undefined, 7, "talent", []])("rejects the record %p", (record) => {
  expect(parseWireTalentSummary(record)).toEqual({ ok: false, error: "it is not an object" });
});

it("never quotes the value of a rejected field", () => {
  expect(JSON.stringify(parsed({ gender: "canary" }))).not.toContain("canary");
});
