import { RULES } from "../../../tests/builders/wire-records";
import { normalizeCustomizations } from "./normalize-customizations";
import { normalizeSiteImages } from "./normalize-site-images";
import { normalizeSiteTexts } from "./normalize-site-texts";
import { normalizeSocialMedias } from "./normalize-social-medias";

describe("website texts", () => {
  it.each([
    ["both languages", { pt: "Olá", en: "Hello" }, { pt: "Olá", en: "Hello" }],
    ["one language", { pt: "Olá", en: "" }, { pt: "Olá", en: null }],
    ["no language", {}, { pt: null, en: null }],
    ["plain text as written", { pt: "Casa & estúdio < 2 min" }, { pt: "Casa & estúdio < 2 min" }],
    ["HTML sanitised", { pt: "<p onclick=x>a & b</p>" }, { pt: "<p>a &amp; b</p>" }],
    ["nothing but a script", { pt: "<script>alert(1)</script>" }, { pt: null }],
    ["an unclosed tag", { pt: "a <img src=x onerror=alert(1)" }, { pt: "a" }],
    ["a number", { pt: 2006 }, { pt: "2006" }],
  ])("are read: %s", (_case, entry, text) => {
    expect(normalizeSiteTexts({ about_text: entry }, RULES)).toMatchObject({ items: [{ key: "about_text", ...text }], skipped: [] });
  });

  it.each([
    ["a list", ["a"], "it is not an object"],
    ["a text", "Olá", "it is not an object"],
    ["null", null, "it is not an object"],
    ["a list inside", { en: ["a"] }, "en is not a text"],
  ])("skip an entry that is %s", (_case, entry, reason) => {
    expect(normalizeSiteTexts({ a: entry, b: { pt: "x" } }, RULES)).toEqual({
      items: [{ key: "b", pt: "x", en: null }],
      skipped: [{ resource: "website-texts", id: "a", reason }],
    });
  });

  it("are empty for the empty list that PHP writes for an empty map", () => {
    expect(normalizeSiteTexts([], RULES)).toEqual({ items: [], skipped: [] });
  });

  it.each([null, "text", [1]])("report the document %p", (document) => {
    expect(normalizeSiteTexts(document, RULES).skipped).toEqual([
      { resource: "website-texts", id: null, reason: "the document is not an object" },
    ]);
  });
});

describe("words of the interface", () => {
  const read = (key: string, entry: unknown) => normalizeSiteTexts({ [`word:${key}`]: entry }, RULES);

  it.each([
    ["in both languages", "common:footer.agency", { pt: "A casa", en: "The house" }],
    ["in one language", "common:footer.agency", { pt: "A casa", en: null }],
    ["as plain text, tags included", "blog:blog.empty", { pt: "Nada <b>ainda</b> & sempre", en: null }],
    ["with their placeholders", "casting:casting.shown", { pt: "{{total}} pessoas, {{shown}} aqui", en: null }],
  ])("are read %s", (_case, key, entry) => {
    expect(read(key, entry)).toEqual({ items: [{ key: `word:${key}`, ...entry }], skipped: [] });
  });

  it.each([
    ["failure:failure.text", { pt: "Ops" }, "it is not a word that can be replaced"],
    ["common:footer.agency", { pt: "x".repeat(81) }, "pt is longer than 80 characters"],
    ["casting:casting.shown", { en: "{{shown}} talents" }, "en must have the placeholders [shown, total] and no others"],
    ["common:footer.agency", { pt: "Desde {{year}}" }, "pt must have the placeholders [] and no others"],
    ["common:footer.agency", { pt: "$t(privacy.notice)" }, "pt has signs that a text of the site cannot have"],
    ["casting:casting.shown", { pt: "{{shown}} {{total}} }}" }, "pt has signs that a text of the site cannot have"],
  ])("that are wrong are left out with their reason: %s %p", (key, entry, reason) => {
    expect(read(key, entry)).toEqual({ items: [], skipped: [{ resource: "website-texts", id: `word:${key}`, reason }] });
  });
});

it.each([
  ["a size", { file: "l.png", width: 600, height: "200", alt: "Logo" }, { path: "l.png", width: 600, height: 200, alt: "Logo" }],
  ["half a size", { file: "l.png", width: 600 }, { width: null, height: null, alt: null }],
  ["a senseless size", { file: "l.png", width: -1, height: "x" }, { width: null, height: null }],
])("reads a website image with %s", (_case, entry, image) => {
  expect(normalizeSiteImages({ logo: entry }, RULES)).toMatchObject({ items: [{ key: "logo", ...image }], skipped: [] });
});

it.each([
  [{ alt: "x" }, "file is missing"],
  [{ file: "https://foreign.example/x.png" }, "file is not on an allowed media host"],
])("skips the website image %p", (entry, reason) => {
  expect(normalizeSiteImages({ logo: entry }, RULES)).toEqual({ items: [], skipped: [{ resource: "website-images", id: "logo", reason }] });
});

it.each([
  [
    "nothing but the name",
    {},
    {
      agencyName: "Casa",
      founded: null,
      themeColor: null,
      bookingProvider: null,
      bookDownload: false,
      minorsInstagram: false,
      minorsDigitals: false,
      numbersMaxAgeDays: 180,
      countVisits: true,
      homeIntro: true,
      languages: ["pt", "en"],
      menu: null,
    },
  ],
  ["a year as text", { founded: "2006" }, { founded: 2006 }],
  ["a year that is none", { founded: "long ago" }, { founded: null }],
  ["a colour", { theme_color: "#A33B20" }, { themeColor: "#A33B20" }],
  ["a colour with more in it", { theme_color: "#fff;background:url(x)" }, { themeColor: null }],
  [
    "a provider",
    { booking_provider: { name: "Agenda", url: "https://agenda.example/" } },
    { bookingProvider: { name: "Agenda", url: "https://agenda.example/" } },
  ],
  ["a provider without https", { booking_provider: { name: "Agenda", url: "http://agenda.example/" } }, { bookingProvider: null }],
  ["half a provider", { booking_provider: { name: "Agenda" } }, { bookingProvider: null }],
  ["a switch as number", { book_download: 1 }, { bookDownload: true }],
  ["a switch that is off", { book_download: "false" }, { bookDownload: false }],
  ["minors' digitals switched on", { minors_digitals: "1" }, { minorsDigitals: true }],
  ["minors' Instagram switched on", { minors_instagram: true }, { minorsInstagram: true }],
  ["an age of numbers", { numbers_max_age_days: "90" }, { numbersMaxAgeDays: 90 }],
  ["an age of numbers that is none", { numbers_max_age_days: -1 }, { numbersMaxAgeDays: 180 }],
  ["counts of visits switched off", { count_visits: false }, { countVisits: false }],
  ["counts of visits switched on", { count_visits: true }, { countVisits: true }],
  ["Portuguese alone", { languages: ["pt"] }, { languages: ["pt"] }],
  ["both languages", { languages: ["en", "pt"] }, { languages: ["pt", "en"] }],
  ["no language", { languages: [] }, { languages: ["pt", "en"] }],
  ["English alone, which no site is in", { languages: ["en"] }, { languages: ["pt", "en"] }],
  ["an unknown language", { languages: ["pt", "fr"] }, { languages: ["pt", "en"] }],
  ["languages as a text", { languages: "pt" }, { languages: ["pt", "en"] }],
  ["the intro switched off", { home_intro: false }, { homeIntro: false }],
  ["minors' Instagram switched off", { minors_instagram: "off" }, { minorsInstagram: false }],
])("reads customizations with %s", (_case, changes, expected) => {
  expect(normalizeCustomizations({ agency_name: "Casa", ...changes })).toMatchObject({ ok: true, value: expected });
});

it.each([
  [{}, "agency_name is missing"],
  [null, "it is not an object"],
  [[], "it is not an object"],
])("rejects %p for customizations", (document, error) => {
  expect(normalizeCustomizations(document)).toEqual({ ok: false, error });
});

it("reads the known networks that have an https address, in the footer's order", () => {
  const document = {
    tiktok: { url: "https://www.tiktok.com/@casa" },
    facebook: { url: "" },
    instagram: { url: "http://instagram.example" },
    linkedin: { url: "https://linkedin.example" },
  };
  expect(normalizeSocialMedias(document)).toEqual({
    items: [{ network: "tiktok", url: "https://www.tiktok.com/@casa" }],
    skipped: [{ resource: "social-medias", id: "instagram", reason: "url is not an https address" }],
  });
});

it.each([null, "", undefined, { url: null }])("skips the network %p", (facebook) => {
  expect(normalizeSocialMedias({ facebook })).toEqual({ items: [], skipped: [] });
});
