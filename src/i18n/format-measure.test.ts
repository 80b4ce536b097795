import { formatHair, formatHeight, formatSize } from "./format-measure";

describe("formatHeight", () => {
  it.each([
    [170, { feet: 5, inches: 7 }, "pt", "1,70 m · 5'7\""],
    [170, { feet: 5, inches: 7 }, "en", "1.70 m · 5'7\""],
    [128, null, "pt", "1,28 m"],
    [77, null, "en", "0.77 m"],
    [0, null, "pt", null],
    [null, null, "pt", null],
    [null, { feet: 5, inches: 7 }, "pt", null],
  ] as const)("shows %p cm and %p in %s as %p", (heightCm, heightFeet, locale, shown) => {
    expect(formatHeight({ heightCm, heightFeet }, locale)).toBe(shown);
  });
});

describe("formatSize", () => {
  it.each([
    [8, "pt", "8 BR"],
    [37.5, "pt", "37,5 BR"],
    [37.5, "en", "37.5 BR"],
    [0, "pt", null],
    [null, "en", null],
  ] as const)("shows %p in %s as %p", (size, locale, shown) => {
    expect(formatSize(size, locale)).toBe(shown);
  });
});

describe("formatHair", () => {
  it.each([
    ["Light Brown", "Wavy", "pt", "Castanho Claro, ondulado"],
    ["Light Brown", "Wavy", "en", "Light Brown, wavy"],
    ["Teal", null, "pt", "Teal"],
    [null, "Curly", "pt", "Cacheado"],
    [null, null, "en", null],
  ] as const)("shows %p and %p in %s as %p", (hair, hairKind, locale, shown) => {
    expect(formatHair({ hair, hairKind }, locale)).toBe(shown);
  });
});
