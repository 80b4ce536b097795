import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "..");

/** The source of a bundled test of the panel, relative to the project. */
const sourceOf = (file) =>
  path
    .relative(ROOT, file)
    .replace("node_modules/.cache/tests/", "")
    .replace(/\.mjs$/, ".ts");

/** A reporter of Node's test runner: one JSON line for each test, a `TestResult` of `suites.ts`. */
export default async function* reportTests(events) {
  for await (const { type, data } of events) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    const { file = "", name, skip, details } = data;
    const isGroup = details.type === "suite" || details.error?.failureType === "subtestsFailed";
    // A group has failed by itself only when a hook of it failed.
    if (isGroup && details.error?.failureType !== "hookFailed") continue;
    const state = type === "test:fail" ? "failed" : skip === undefined ? "passed" : "skipped";
    const cause = details.error?.cause;
    const error = state === "failed" ? String(cause?.stack ?? cause ?? details.error) : "";
    yield `${JSON.stringify({ file: sourceOf(file), test: name === file ? "" : name, state, error })}\n`;
  }
}
