import { formatForeignSize, formatHair, formatHeight, formatSize } from "./format-measure";

describe("formatHeight", () => {
  it.each([
    [{ heightCm: 170, heightFeet: { feet: 5, inches: 7 } }, "pt", "1,70 m · 5'7\""],
    [{ heightCm: 170, heightFeet: { feet: 5, inches: 7 } }, "en", "1.70 m · 5'7\""],
    [{ heightCm: 128, heightFeet: null }, "pt", "1,28 m"],
    [{ heightCm: 77, heightFeet: null }, "en", "0.77 m"],
    [{ heightCm: 0, heightFeet: null }, "pt", null],
    [{ heightCm: null, heightFeet: null }, "pt", null],
    [{ heightCm: null, heightFeet: { feet: 5, inches: 7 } }, "pt", null],
  ] as const)("shows %j in %s as %p", (height, locale, shown) => {
    expect(formatHeight(height, locale)).toBe(shown);
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

describe("formatForeignSize", () => {
  it.each([
    [{ label: "39", isNear: false, system: "EU" }, "pt", "39 EU"],
    [{ label: "5.5", isNear: true, system: "UK" }, "pt", "≈ 5,5 UK"],
    [{ label: "5.5", isNear: true, system: "UK" }, "en", "≈ 5.5 UK"],
    [{ label: "3.5Y", isNear: true, system: "US" }, "pt", "≈ 3,5Y US"],
    [{ label: "5–6", isNear: true, system: "UK" }, "en", "≈ 5–6 UK"],
  ] as const)("shows %j in %s as %p", ({ system, ...size }, locale, shown) => {
    expect(formatForeignSize(size, system, locale)).toBe(shown);
  });
});

describe("formatHair", () => {
  it.each([
    [{ hair: "Light Brown", hairKind: "Wavy" }, "pt", "Castanho Claro, ondulado"],
    [{ hair: "Light Brown", hairKind: "Wavy" }, "en", "Light Brown, wavy"],
    [{ hair: "Teal", hairKind: null }, "pt", "Teal"],
    [{ hair: null, hairKind: "Curly" }, "pt", "Cacheado"],
    [{ hair: null, hairKind: null }, "en", null],
  ] as const)("shows %j in %s as %p", (hair, locale, shown) => {
    expect(formatHair(hair, locale)).toBe(shown);
  });
});
