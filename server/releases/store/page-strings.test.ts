import { pageStrings } from "./page-strings";

const node = (ns: string, language: string, data: string) => ({ node: { ns, language, data } });

it("finds the strings of a namespace in both languages", () => {
  const edges = [node("common", "pt", '{"a":"Casa"}'), node("common", "en", '{"a":"House"}'), node("blog", "pt", '{"a":"Blog"}')];
  expect(pageStrings({ result: { data: { locales: { edges } } } }, "common")).toEqual({ pt: { a: "Casa" }, en: { a: "House" } });
});

it.each([
  ["no object", null],
  ["a page without strings", { result: { data: {} } }],
  ["strings that are no JSON", { result: { data: { locales: { edges: [node("common", "pt", "{")] } } } }],
  ["another language", { result: { data: { locales: { edges: [node("common", "fr", "{}"), null] } } } }],
])("finds nothing in %s", (_case, data) => {
  expect(pageStrings(data, "common")).toEqual({});
});
