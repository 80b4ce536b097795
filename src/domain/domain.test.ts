import { dayIn } from "./day";
import { ageOn } from "./age";
import { findText } from "./content";
import { isLocale } from "./locale";
import { isVideoFile } from "./media";
import { isMinor, splitName } from "./talent";

describe("ageOn", () => {
  it.each([
    ["2016-03-09", "2026-03-08", 9],
    ["2016-03-09", "2026-03-09", 10],
    ["2008-02-29", "2026-02-28", 17],
    ["2008-02-29", "2026-03-01", 18],
    ["2026-11-20", "2026-11-20", 0],
  ])("is for a birthdate of %p %p years on %p", (birthdate, today, age) => {
    expect(ageOn(birthdate, today)).toBe(age);
  });
});

it("uses the calendar day of the site's time zone, not of the machine", () => {
  const instant = new Date("2026-11-21T01:30:00Z");
  expect(dayIn("America/Sao_Paulo", instant)).toBe("2026-11-20");
  expect(dayIn("UTC", instant)).toBe("2026-11-21");
});

it.each([
  [17, true],
  [18, false],
  [null, true],
])("isMinor for the age %p is %p", (age, expected) => {
  expect(isMinor({ age })).toBe(expected);
});

it.each([
  ["Ana Luísa Prado", { first: "Ana", rest: "Luísa Prado" }],
  ["  Zeca ", { first: "Zeca", rest: "" }],
])("splits the name %p", (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});

it.each([
  ["slides/1.MP4", true],
  ["slides/1.webm?v=2", true],
  ["slides/1.ogg", true],
  ["slides/mp4.jpg", false],
])("isVideoFile for %p is %p", (path, expected) => {
  expect(isVideoFile(path)).toBe(expected);
});

describe("findText", () => {
  it.each([
    [{ key: "k", pt: "sim", en: "yes" }, "en", { text: "yes", lang: undefined }],
    [{ key: "k", pt: "sim", en: null }, "en", { text: "sim", lang: "pt" }],
    [{ key: "k", pt: null, en: "yes" }, "pt", { text: "yes", lang: "en" }],
    [{ key: "k", pt: null, en: null }, "pt", null],
    [{ key: "other", pt: "sim", en: "yes" }, "pt", null],
  ] as const)("reads %p in %p as %p", (text, locale, expected) => {
    expect(findText([text], "k", locale)).toEqual(expected);
  });
});

it("has two locales", () => {
  expect(["pt", "en", "fr", null].map(isLocale)).toEqual([true, true, false, false]);
});

it("returns null for a missing or blank text", () => {
  expect(findText([{ key: "a", pt: null, en: null }], "a", "pt")).toBeNull();
  expect(findText([], "a", "pt")).toBeNull();
});
