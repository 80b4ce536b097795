import { SCOUTING } from "../../server/entries/tests/form-bodies";
import { FORMER_GUARDIAN, FORMER_SCOUTING } from "../../tests/builders/former-form-values";
import { formerName, hasFormerNames, renameFormerAnswers } from "./former-names";

it("converts the names and values of the former release", () => {
  expect(renameFormerAnswers(FORMER_SCOUTING)).toEqual(SCOUTING);
  expect(renameFormerAnswers(FORMER_GUARDIAN)).toEqual({ guardian: "Pai de Exemplo", consent: "on" });
});

it("leaves present answers as they are", () => {
  expect(renameFormerAnswers(SCOUTING)).toEqual(SCOUTING);
  expect([hasFormerNames(SCOUTING), hasFormerNames(FORMER_SCOUTING)]).toEqual([false, true]);
});

it.each([
  [{ name: "Ana", realname: "Bia" }, { name: "Ana" }],
  [{ realname: "Bia", name: "Ana" }, { name: "Ana" }],
])("prefers the present name in %j", (answers, expected) => {
  expect(renameFormerAnswers(answers)).toEqual(expected);
});

it.each([
  [{ height: "alto" }, { heightCm: "alto" }],
  [{ height: "" }, { heightCm: "" }],
  [
    { gender: "x", constructor: "y" },
    { gender: "x", constructor: "y" },
  ],
])("keeps the unknown value of %j for the schema to reject", (answers, expected) => {
  expect(renameFormerAnswers(answers)).toEqual(expected);
});

it("finds the former name of each renamed field", () => {
  expect(["name", "guardian", "heightCm", "email"].map(formerName)).toEqual(["realname", "father", "height", "email"]);
});
