import fc from "fast-check";
import { categoryOfSlug, localizedPath, parseTalentAddress, routes, slugify, splitLocale } from "./routes";
import { talentCalls } from "./talent-calls";

describe("slugify", () => {
  it.each([
    ["Ana Luísa Prado", "ana-luisa-prado"],
    ["  João d'Ávila ", "joao-d-avila"],
    ["Ñandú & Çelik", "nandu-celik"],
    ["李小龍", "李小龍"],
    ["---", "x"],
    ["", "x"],
  ])("turns %p into %p", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it("never returns an empty segment or a slash", () => {
    fc.assert(fc.property(fc.string(), (text) => slugify(text) !== "" && !slugify(text).includes("/")));
  });
});

describe("localized paths", () => {
  it.each([
    ["/", "pt", "/"],
    ["/", "en", "/en"],
    ["/kids/meninos", "pt", "/kids/meninos"],
    ["/kids/meninos", "en", "/en/kids/meninos"],
  ] as const)("writes %p in %p as %p, and reads it back", (path, locale, expected) => {
    expect(localizedPath(path, locale)).toBe(expected);
    expect(splitLocale(expected)).toEqual({ locale, path });
  });

  it("keeps a path that only begins with the letters of a language", () => {
    expect(splitLocale("/entrevistas")).toEqual({ locale: "pt", path: "/entrevistas" });
  });
});

describe("parseTalentAddress", () => {
  const talent = { talentId: "41 2", name: "Ana Luísa" };

  it("reads an address of the builder, in both languages", () => {
    const path = routes.talent("digitalInfluencers", talent);
    expect(path).toBe("/digital-influencers/41%202/ana-luisa");
    expect(parseTalentAddress(path)).toEqual({ locale: "pt", category: "digitalInfluencers", talentId: "41 2" });
    expect(parseTalentAddress(`/en${path}/`)).toEqual({ locale: "en", category: "digitalInfluencers", talentId: "41 2" });
  });

  it.each(["/", "/kids", "/kids/meninos", "/blog/a/b", "/kids/1/a/b", "/kids/%/ana", "/en/kids/meninas", "/kids/pagina/2"])(
    "returns null for %p",
    (path) => {
      expect(parseTalentAddress(path)).toBeNull();
    },
  );
});

it("finds a category by its slug only", () => {
  expect(categoryOfSlug("digital-influencers")).toBe("digitalInfluencers");
  expect(categoryOfSlug("digitalInfluencers")).toBeNull();
});

it("builds addresses of downloads for any id", () => {
  expect(talentCalls.card("4/1", "en")).toBe("/api/talents/4%2F1/card.pdf?lang=en");
  expect(talentCalls.cards(["401", "a,b"], "pt")).toBe("/api/cards.pdf?ids=401,a%2Cb&lang=pt");
  expect(talentCalls.bookZip("401")).toBe("/api/talents/401/book.zip");
});
