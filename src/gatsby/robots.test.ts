import { LOCALES, type Locale } from "../domain/locale";
import { toRobots } from "./robots";

/** The rules of its own group, or else those of `*`. */
const rulesFor = (robot: string, languages: readonly Locale[] = LOCALES): string[] => {
  const groups = toRobots("https://casajuriti.example", languages)
    .split("\n\n")
    .map((group) => group.split("\n"));
  const own =
    groups.find((lines) => lines.includes(`User-agent: ${robot}`)) ?? groups.find((lines) => lines.includes("User-agent: *")) ?? [];
  return own.filter((line) => line.startsWith("Disallow: ")).map((line) => line.slice("Disallow: ".length));
};

it("allows every page, so that search engines read its robots tag", () => {
  expect(rulesFor("Googlebot")).toEqual(["/api/"]);
});

it.each(["GPTBot", "ClaudeBot", "CCBot", "Google-Extended"])("disallows for %s talents and pictures, and allows the blog", (robot) => {
  const rules = rulesFor(robot);
  expect(rules).toEqual(
    expect.arrayContaining(["/api/", "/media/", "/page-data/", "/kids", "/en/kids", "/digital-influencers", "/en/digital-influencers"]),
  );
  expect(rules.some((rule) => "/blog/bastidores".startsWith(rule))).toBe(false);
});

it("names no English address of a site in Portuguese alone", () => {
  const rules = rulesFor("GPTBot", ["pt"]);
  expect(rules).toContain("/kids");
  expect(rules.filter((rule) => rule.startsWith("/en"))).toEqual([]);
});

it("names the sitemap", () => {
  expect(toRobots("https://casajuriti.example", LOCALES)).toContain("\nSitemap: https://casajuriti.example/sitemap.xml\n");
});
