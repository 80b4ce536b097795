import fc from "fast-check";
import { cleanName } from "../domain/clean-text";
import { birthdateRule, emailRule, nameRule, phoneRule } from "./text-rules";

it.each([
  ["Ana", true],
  ["João da Silva", true],
  ["Maria d'Ávila", true],
  ["Maria d’Ávila", true],
  ["D´Ávila", true],
  ["D`Ávila", true],
  ["O‘Neil", true],
  ["João Silva Jr.", true],
  ["Ma. Clara", true],
  ["J.R. Prado", true],
  ["J. R. R. Prado", true],
  ["Ana\u00A0Prado", true],
  ["Ana\u200BPrado", true],
  ["Anne-Sophie Müller", true],
  ["李小龍", true],
  ["Ọlá", true],
  ["Ana2", false],
  ["Ana..", false],
  [".Ana", false],
  ["www.exemplo.com", false],
  ["-Ana", false],
  ["Ana-", false],
  ["Ana--Sophie", false],
  ["Ana' Sophie", false],
  ["Ana <b>", false],
  ["😀", false],
  ["...", false],
])("the name %j is valid: %p", (name, isRight) => {
  expect(nameRule(cleanName(name))).toBe(isRight ? null : "forms.name");
});

it.each([
  ["ana@casajuriti.example", true],
  ["ana.b+c@sub.casajuriti.example", true],
  ["joão@casajuriti.example", true],
  ["ana@casajuriti", false],
  ["ana@.example", false],
  ["ana@casajuriti..example", false],
  ["ana@casajuriti.e", false],
  ["ana@@casajuriti.example", false],
  ["ana casa@juriti.example", false],
  ["ana@casajuriti.example, bia@casajuriti.example", false],
  ["<ana@casajuriti.example>", false],
  ["@casajuriti.example", false],
  ["ana", false],
])("the e-mail %p is valid: %p", (email, isRight) => {
  expect(emailRule(email)).toBe(isRight ? null : "forms.email");
});

it.each([
  ["+55 (11) 90000-0001", true],
  ["11 90000-0001", true],
  ["11 3000-0001", true],
  ["+351 912 000 001", true],
  ["+1 212 555 0101", true],
  ["90000-0001", false],
  ["+55 11 9000", false],
  ["+1", false],
  ["+999999999999999999", false],
  ["ligue-me", false],
])("the phone %p is valid: %p", (phone, isRight) => {
  expect(phoneRule(phone)).toBe(isRight ? null : "forms.phone");
});

it.each([
  ["20/11/2026", null],
  ["2026-11-20", null],
  ["29/02/2012", null],
  ["21/11/2026", "forms.dateAhead"],
  ["31/02/2012", "forms.date"],
  ["20/11/1899", "forms.date"],
  ["20/11/0026", "forms.date"],
  ["20/11/26", "forms.date"],
  ["ontem", "forms.date"],
])("answers on 20 November 2026 the birthdate %p by %p", (birthdate, message) => {
  expect(birthdateRule("2026-11-20")(birthdate)).toBe(message);
});

it("accepts letters of any script joined by spaces as a name", () => {
  const word = fc.stringMatching(/^\p{L}{1,12}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      expect(nameRule(words.join(" ").normalize("NFC"))).toBeNull();
    }),
  );
});

it("rejects a digit or sign anywhere in a name", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 20 }),
      fc.constantFrom(...'0123456789<>@_"\\/;\u0000\n'),
      fc.string({ maxLength: 20 }),
      (before, sign, after) => {
        expect(nameRule(before + sign + after)).toBe("forms.name");
      },
    ),
  );
});
