import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { siteLocation } from "./redirect";

const SITE = "https://www.casajuriti.example";

it.each([
  ["/kids", "/kids"],
  ["/pesquisa/a%2Fb?letra=A", "/pesquisa/a%2Fb?letra=A"],
  ["/blog/ação", "/blog/a%C3%A7%C3%A3o"],
  ["//evil.example", "/evil.example"],
  ["/\\evil.example", "/evil.example"],
  ["/pesquisa/..\\\\evil.example", "/evil.example"],
  ["/x/..//evil.example", "/evil.example"],
  ["/%2e%2e//evil.example?x", "/evil.example?x"],
  ["\t//evil.example", "/evil.example"],
  ["https://evil.example", "/https://evil.example"],
])("turns the target %s into the Location %s", (target, location) => {
  expect(siteLocation(target)).toBe(location);
});

it("returns a Location on this site for any target", () => {
  const target = fc
    .array(
      fc.oneof(fc.constantFrom("/", "\\", "..", ".", "%2e", "%2F", "\t", "\n", "@", ":", "?", "#", "https:", "evil.example"), fc.string()),
      { maxLength: 10 },
    )
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(target, (text) => {
      const location = siteLocation(text);
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, SITE).origin).toBe(SITE);
    }),
    { numRuns: 2000 },
  );
});

it("is the only module of the server that redirects", () => {
  const files = readdirSync("server", { recursive: true, encoding: "utf8" }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const redirecting = files.filter((file) => /\.redirect\(|["']location["']/i.test(readFileSync(join("server", file), "utf8")));
  expect(redirecting).toEqual([join("http", "redirect.ts")]);
});
