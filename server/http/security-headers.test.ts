import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { DEFAULT_IDENTITY } from "../../src/config/identity";
import { plainPagePolicy } from "../entries/responses/plain-page";
import { errorPage } from "./error-page";
import { FLIPBOOK_STYLE, pagePolicy, securityHeaders, WORKER_POLICY } from "./security-headers";

const HASHES = { scriptHashes: ["sha256-c2NyaXB0"], styleHashes: ["sha256-c3R5bGU="] };

const POLICIES = {
  "a page": pagePolicy(HASHES),
  "an error page": errorPage({ locale: "pt", status: 503, sentence: "", identity: DEFAULT_IDENTITY }).policy,
  "the plain answer to a form": plainPagePolicy(DEFAULT_IDENTITY),
  "the service worker": WORKER_POLICY,
  "any other response": String(securityHeaders("https://a.example")["content-security-policy"]),
};

it.each(Object.entries(POLICIES))("the policy of %s has no finding of medium or high severity", (_what, policy) => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const severe = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
  expect(severe.map(({ directive, value, description }) => `${directive} ${value}: ${description}`)).toEqual([]);
});

const directives = (policy: string): Map<string, string[]> =>
  new Map(policy.split("; ").map((part) => [part.split(" ", 1)[0] ?? "", part.split(" ").slice(1)]));

it("allows a page only its own files and the inline scripts of its build", () => {
  expect(directives(POLICIES["a page"]).get("script-src")).toEqual(["'self'", "'sha256-c2NyaXB0'"]);
});

it("allows a page only the style elements of its build and of the flipbook", () => {
  const page = directives(POLICIES["a page"]);
  expect(page.get("style-src-elem")).toEqual([
    "'self'",
    "'sha256-c3R5bGU='",
    `'${FLIPBOOK_STYLE}'`,
    `'sha256-${createHash("sha256").digest("base64")}'`,
  ]);
  expect(page.get("style-src-attr")).toEqual(["'unsafe-inline'"]);
});

it.each(Object.entries(POLICIES))("the policy of %s has no eval, wildcards and http", (_what, policy) => {
  expect(policy).not.toMatch(/,|unsafe-eval|unsafe-hashes|strict-dynamic|http:|\*/);
});

it("contains the hash of the installed flipbook library's style", () => {
  const library = readFileSync(require.resolve("page-flip/dist/js/page-flip.module.js"), "utf8");
  const [, style = ""] = /"(\.stf__parent(?:\\.|[^"])*)"/.exec(library) ?? [];
  const css = String(JSON.parse(`"${style}"`));
  expect(css.length).toBeGreaterThan(500);
  expect(`sha256-${createHash("sha256").update(css).digest("base64")}`).toBe(FLIPBOOK_STYLE);
});

it.each([
  ["https://www.casajuriti.example", "max-age=31536000"],
  ["http://localhost:9000", undefined],
])("the site %s sends Strict-Transport-Security %s", (siteUrl, expected) => {
  expect(securityHeaders(siteUrl)["strict-transport-security"]).toBe(expected);
});
