import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { ANSWER_POLICY } from "../entries/answers/answer-page";
import { ERROR_PAGE_POLICY } from "./error-page";
import { FLIPBOOK_STYLE, pagePolicy, securityHeaders, WORKER_POLICY } from "./security-headers";

const HASHES = { scriptHashes: ["sha256-c2NyaXB0"], styleHashes: ["sha256-c3R5bGU="] };

const POLICIES = {
  "a page": pagePolicy(HASHES),
  "a page of a release that knows no style hashes": pagePolicy({ scriptHashes: HASHES.scriptHashes }),
  "an error page": ERROR_PAGE_POLICY,
  "a form's answer": ANSWER_POLICY,
  "the service worker": WORKER_POLICY,
  "anything else": String(securityHeaders("https://a.example")["content-security-policy"]),
};

it.each(Object.entries(POLICIES))("the policy of %s has no finding of high or medium severity", (_what, policy) => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const grave = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
  expect(grave.map(({ directive, value, description }) => `${directive} ${value}: ${description}`)).toEqual([]);
});

const directives = (policy: string): Map<string, string[]> =>
  new Map(policy.split("; ").map((part) => [part.split(" ", 1)[0] ?? "", part.split(" ").slice(1)]));

it("lets a page run its own files and the scripts of its build alone", () => {
  expect(directives(POLICIES["a page"]).get("script-src")).toEqual(["'self'", "'sha256-c2NyaXB0'"]);
});

it("lets a page have the style elements of its build and of the flipbook alone", () => {
  const page = directives(POLICIES["a page"]);
  expect(page.get("style-src-elem")).toEqual(["'self'", "'sha256-c3R5bGU='", `'${FLIPBOOK_STYLE}'`, `'sha256-${createHash("sha256").digest("base64")}'`]);
  expect(page.get("style-src-attr")).toEqual(["'unsafe-inline'"]);
});

it.each(Object.entries(POLICIES))("the policy of %s is one policy, and evaluates no text", (_what, policy) => {
  expect(policy).not.toMatch(/,|unsafe-eval|unsafe-hashes|strict-dynamic|http:|\*/);
});

it("knows the style of the flipbook's library as it is installed", () => {
  const library = readFileSync(require.resolve("page-flip/dist/js/page-flip.module.js"), "utf8");
  const [, style = ""] = /"(\.stf__parent(?:\\.|[^"])*)"/.exec(library) ?? [];
  const css = String(JSON.parse(`"${style}"`));
  expect(css.length).toBeGreaterThan(500);
  expect(`sha256-${createHash("sha256").update(css).digest("base64")}`).toBe(FLIPBOOK_STYLE);
});

it.each([
  ["https://www.casajuriti.example", "max-age=31536000"],
  ["http://localhost:9000", undefined],
])("behind %s, Strict-Transport-Security is %s", (siteUrl, expected) => {
  expect(securityHeaders(siteUrl)["strict-transport-security"]).toBe(expected);
});
