import { formatCardDate, formatLongDate } from "./format-date";

const SAO_PAULO = "America/Sao_Paulo";

describe("formatCardDate", () => {
  it.each([
    ["2024-03-05T12:00:00Z", "pt", "05 Março. 2024"],
    ["2024-03-05T12:00:00Z", "en", "05 March. 2024"],
    ["2026-12-31T23:30:00Z", "pt", "31 Dezembro. 2026"],
  ] as const)("shows %s in %s as %s", (iso, locale, shown) => {
    expect(formatCardDate(iso, locale, SAO_PAULO)).toBe(shown);
  });

  it("uses the day of the site's time zone, not of UTC", () => {
    expect(formatCardDate("2024-03-05T01:00:00Z", "pt", SAO_PAULO)).toBe("04 Março. 2024");
    expect(formatCardDate("2024-03-05T01:00:00Z", "pt", "UTC")).toBe("05 Março. 2024");
  });

  it.each([null, "", "no date"])("returns null for %p", (iso) => {
    expect(formatCardDate(iso, "pt", SAO_PAULO)).toBeNull();
  });
});

describe("formatLongDate", () => {
  it.each([
    ["2024-03-05T12:00:00Z", "pt", "5 de março de 2024"],
    ["2024-03-05T12:00:00Z", "en", "5 March 2024"],
    ["2025-11-20T12:00:00Z", "pt", "20 de novembro de 2025"],
  ] as const)("shows %s in %s as %s", (iso, locale, shown) => {
    expect(formatLongDate(iso, locale, SAO_PAULO)).toBe(shown);
  });

  it.each([null, "0000-00-00"])("returns null for %p", (iso) => {
    expect(formatLongDate(iso, "en", SAO_PAULO)).toBeNull();
  });
});
