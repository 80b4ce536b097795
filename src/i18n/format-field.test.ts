import type { Locale } from "../domain/locale";
import { TALENT_FIELDS, type FieldTable, type FieldValues } from "../domain/talent-fields";
import type { SizeSystem } from "../domain/foreign-sizes";
import { aTalent } from "../../tests/builders/domain-records";
import { formatFields, hasForeignSizes } from "./format-field";

const years = (count: number) => `${count} years`;

interface Shown {
  locale: Locale;
  sizeSystem?: SizeSystem | null;
  fields?: FieldTable;
}

const formatField = (key: string, values: Readonly<Record<string, unknown>>, words: Shown) =>
  formatFields({ ...aTalent(), ...values }, "facts", { years, ...words }).find((field) => field.key === key)?.value;

it.each([
  [{ heightCm: 170, heightFeet: { feet: 5, inches: 7 } }, "pt", "1,70 m · 5'7\""],
  [{ heightCm: 170, heightFeet: { feet: 5, inches: 7 } }, "en", "1.70 m · 5'7\""],
  [{ heightCm: 128, heightFeet: null }, "pt", "1,28 m"],
  [{ heightCm: 77, heightFeet: null }, "en", "0.77 m"],
  [{ heightCm: 0, heightFeet: null }, "pt", null],
  [{ heightCm: null, heightFeet: null }, "pt", null],
  [{ heightCm: null, heightFeet: { feet: 5, inches: 7 } }, "pt", null],
] as const)("shows the height %j in %s as %p", (height, locale, text) => {
  expect(formatField("heightCm", height, { locale })).toBe(text);
});

it.each([
  [{ jeans: 8 }, "pt", null, "8 BR"],
  [{ jeans: 37.5 }, "pt", null, "37,5 BR"],
  [{ jeans: 37.5 }, "en", null, "37.5 BR"],
  [{ jeans: 0 }, "pt", null, null],
  [{ jeans: null }, "en", "EU", null],
  [{ shoes: 37 }, "pt", "EU", "37 BR · 39 EU"],
  [{ shoes: 36.5 }, "pt", "UK", "36,5 BR · ≈ 5,5 UK"],
  [{ shoes: 36.5 }, "en", "UK", "36.5 BR · ≈ 5.5 UK"],
  [{ jeans: 6 }, "en", "UK", "6 BR · ≈ 5–6 UK"],
] as const)("shows the size %j in %s beside the system %p as %p", (...[sizes, locale, sizeSystem, text]) => {
  const [key = ""] = Object.keys(sizes);
  expect(formatField(key, sizes, { locale, sizeSystem })).toBe(text);
});

it.each([
  [{ hair: "Light Brown", hairKind: "Wavy" }, "pt", "Castanho Claro, ondulado"],
  [{ hair: "Light Brown", hairKind: "Wavy" }, "en", "Light Brown, wavy"],
  [{ hair: "Teal", hairKind: null }, "pt", "Teal"],
  [{ hair: null, hairKind: "Curly" }, "pt", "Cacheado"],
  [{ hair: null, hairKind: null }, "en", null],
] as const)("shows the hair %j in %s as %p", (hair, locale, text) => {
  expect(formatField("hair", hair, { locale })).toBe(text);
});

it.each([
  [{ kind: "length" }, 86.5, "pt", "86,5 cm"],
  [{ kind: "text" }, "São Paulo", "pt", "São Paulo"],
  [{ kind: "text" }, "", "pt", null],
  [{ kind: "list" }, ["Canto", "Dança"], "pt", "Canto, Dança"],
  [{ kind: "list" }, [], "pt", null],
  [{ kind: "count" }, { count: 12500, date: "2026-03-05" }, "pt", "12.500 (05/03/2026)"],
  [{ kind: "count" }, { count: 12500, date: null }, "en", "12,500"],
  [{ kind: "count" }, null, "en", null],
  [{ kind: "flag" }, true, "pt", "Sim"],
  [{ kind: "flag" }, false, "en", null],
  [{ kind: "day" }, "2026-03-05", "en", "05/03/2026"],
  [{ kind: "option" }, "Freckled", "pt", "Freckled"],
  [{ kind: "years" }, 0, "pt", "0 years"],
  [{ kind: "text" }, undefined, "pt", null],
] as const)("shows the kind %j of the value %j in %s as %p", (...[field, value, locale, text]) => {
  expect(formatField("madeUp", { madeUp: value }, { locale, fields: { madeUp: { ...field, facts: 1 } } })).toBe(text);
});

it("shows a field outside of the comparison on the facts only", () => {
  const fields: FieldTable = {
    one: { kind: "text", facts: 2 },
    two: { kind: "text", facts: 1, comparison: null },
    three: { kind: "text", facts: 3, comparison: 1 },
  };
  const keysAt = (place: "facts" | "comparison") => formatFields(aTalent(), place, { locale: "pt", years, fields }).map(({ key }) => key);
  expect(keysAt("facts")).toEqual(["two", "one", "three"]);
  expect(keysAt("comparison")).toEqual(["three", "one"]);
});

it.each<[Partial<FieldValues>, boolean]>([
  [{ jeans: 38, shoes: null }, true],
  [{ jeans: null, shoes: 37 }, true],
  [{ jeans: 37, shoes: 80 }, false],
  [{ jeans: null, shoes: null }, false],
])("offers other countries' sizes for %j: %p", (sizes, expected) => {
  expect(hasForeignSizes(aTalent(sizes), TALENT_FIELDS)).toBe(expected);
});
