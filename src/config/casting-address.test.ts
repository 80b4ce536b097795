import * as fc from "fast-check";
import { toChoices } from "../../tests/builders/choices";
import { arbitraryFilter } from "../../tests/builders/arbitrary-casting";
import { withChoices } from "../domain/casting-constraints";
import { NO_FILTER } from "../domain/casting-choice";
import { castingAddress, parseCastingAddress, toCategories } from "./casting-address";
import { EYE_FILTERS, HAIR_FILTERS } from "./color-filters";
import { localizedPath } from "./routes";

const parseAddress = (address: string) => {
  const { pathname, search } = new URL(address, "https://casajuriti.example");
  return parseCastingAddress(pathname, search);
};

const view = (filter: Partial<typeof NO_FILTER>, visibleCount = 20) => ({ filter: { ...NO_FILTER, ...filter }, visibleCount });

const anyText = fc.string({ unit: "binary", maxLength: 12 });
const arbitraryView = fc.record({
  filter: fc
    .tuple(arbitraryFilter, anyText, fc.uniqueArray(anyText.filter((text) => text !== "")), fc.option(anyText))
    .map(([filter, name, skills, hidden]) => {
      const hiddenCategory = hidden === null ? null : `TF - ${hidden}`.trim();
      return {
        ...filter,
        name: name.trim(),
        choices: withChoices(filter.choices, "skills", toChoices(...skills)),
        hiddenCategory,
        ...(hidden !== null && toCategories([])),
      };
    }),
  visibleCount: fc.integer({ min: 1, max: 500 }).map((pages) => pages * 20),
});

it("an address is read back as the view it was written from", () => {
  fc.assert(fc.property(arbitraryView, (any) => expect(parseAddress(castingAddress(any))).toEqual(any)));
});

it("any typed address is read as a list or null, without an error", () => {
  fc.assert(
    fc.property(anyText, anyText, (path, search) => {
      const found = parseCastingAddress(`/pesquisa/${path}`, `?${search}`);
      if (found !== null) expect(parseAddress(castingAddress(found))).toEqual(found);
    }),
  );
});

it.each([
  ["/kids", { category: "kids" }],
  ["/pesquisa?categoria=teens,kids,outra", { categories: ["kids", "teens"] }],
  ["/pesquisa?categoria=teens,outra", { category: "teens" }],
  ["/kids?ordem=idade", { category: "kids", order: "idade" }],
  ["/kids?ordem=toString", { category: "kids" }],
  ["/pesquisa?polaroides=3", { choices: { digitalsOn: [{ key: "3", values: [] }] } }],
  ["/atores?polaroides=0", { category: "atores" }],
  ["/atores?polaroides=novas", { category: "atores" }],
  ["/atores?trabalhos=film&trabalhos=theatre", { category: "atores", choices: { creditKinds: toChoices("film", "theatre") } }],
  ["/en/kids/meninas", { category: "kids", gender: "female" }],
  ["/digital-influencers/meninos/", { category: "digitalInfluencers", gender: "male" }],
  ["/pesquisa", {}],
  ["/en/pesquisa/Jo%C3%A3o%20D'%C3%81vila", { name: "João D'Ávila" }],
  ["/pesquisa/100%", { name: "100%" }],
  ["/pesquisa/a%2Fb?categoria=teens&genero=meninas", { name: "a/b", category: "teens", gender: "female" }],
  ["/pesquisa?categoria=TF%20-%20Promo", { hiddenCategory: "TF - Promo" }],
  [
    "/kids?idade=8-12&altura=100-130.5&semInfo=1&letra=b",
    { category: "kids", ranges: { age: { min: 8, max: 12 }, heightCm: { min: 100, max: 130.5 } }, includesUnknown: true, letter: "B" },
  ],
  ["/kids?idade=12-8&altura=x&letra=AB&semInfo=yes&vistos=-3&utm=1", { category: "kids" }],
] as const)("reads %s", (address, filter) => {
  expect(parseAddress(address)).toEqual(view(filter));
});

it.each(["/", "/blog", "/kids/12/ana", "/kids/quem", "/kids/meninas/pagina/2", "/pesquisa/12/ana"])("reads no list from %s", (path) => {
  expect(parseAddress(path)).toBeNull();
});

it.each([
  ["20", 20],
  ["21", 40],
  ["40", 40],
  ["999999", 10_000],
  ["abc", 20],
  ["0", 20],
])("of %p shown talents it shows %p", (seen, count) => {
  expect(parseAddress(`/kids?vistos=${seen}`)?.visibleCount).toBe(count);
});

it("is readable by people", () => {
  const hair = HAIR_FILTERS.slice(0, 2);
  const filter = {
    category: "kids",
    gender: "female",
    ranges: { age: { min: 8, max: 12 } },
    choices: { hair, eyes: EYE_FILTERS.slice(3, 4), skills: toChoices("Canto") },
  } as const;
  expect(castingAddress(view(filter, 40))).toBe(
    "/kids/meninas?idade=8-12&cabelo=preto,castanho-claro&olhos=verde&habilidade=Canto&vistos=40",
  );
  expect(castingAddress(view({ name: "João" }))).toBe("/pesquisa/Jo%C3%A3o");
  const works = { digitalsOn: [{ key: "6", values: [] }], creditKinds: toChoices("film", "theatre") };
  expect(castingAddress(view({ choices: works }))).toBe("/pesquisa?polaroides=6&trabalhos=film&trabalhos=theatre");
  expect(localizedPath(castingAddress(view({})), "en")).toBe("/en/pesquisa");
});

it.each([".", "..", "\uD800"])("keeps a name like %j inside its own address segment", (name) => {
  expect(new URL(castingAddress(view({ name })), "https://casajuriti.example").pathname).toMatch(/^\/pesquisa\/./);
});
