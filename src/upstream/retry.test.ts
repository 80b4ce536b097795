import { failure, success } from "../domain/result";
import { pauseBeforeRetry, retryAfterMs } from "./retry";

const NOW = Date.parse("2025-01-01T00:00:00Z");

it.each([
  ["120", 120_000],
  [" 0 ", 0],
  ["Wed, 01 Jan 2025 00:00:30 GMT", 30_000],
  ["Tue, 31 Dec 2024 00:00:00 GMT", 0],
  ["soon", null],
  [null, null],
])("reads Retry-After %p as %p ms", (header, milliseconds) => {
  expect(retryAfterMs(header, NOW)).toBe(milliseconds);
});

const answer = (status: number, retryAfter: string | null = null) => success({ status, contentType: "", retryAfter, text: "" });
const error = (kind: "timeout" | "too-large") => failure({ kind, call: "GET /", status: null, message: "" });

it.each([
  ["200", answer(200)],
  ["401", answer(401)],
  ["404", answer(404)],
  ["429 that asks for an hour", answer(429, "3600")],
  ["too large an answer", error("too-large")],
])("stops after %s", (_case, result) => {
  expect(pauseBeforeRetry(result, 0)).toBeNull();
});

it.each([
  ["the first timeout", { result: error("timeout"), tries: 0, least: 150, most: 200 }],
  ["the third timeout", { result: error("timeout"), tries: 2, least: 600, most: 800 }],
  ["503", { result: answer(503), tries: 0, least: 150, most: 200 }],
  ["429 that asks for two seconds", { result: answer(429, "2"), tries: 0, least: 2000, most: 2000 }],
])("pauses after %s", (_case, { result, tries, least, most }) => {
  const pause = pauseBeforeRetry(result, tries);
  expect(pause).toBeGreaterThanOrEqual(least);
  expect(pause).toBeLessThanOrEqual(most);
});
