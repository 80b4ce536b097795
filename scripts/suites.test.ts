import { MAX_FLAKY, runTwice, type TestResult } from "./suites";

const BROWSER = "tests/browser/casting.test.ts";
const CHILD = "scripts/children.test.ts";
const PURE = "src/domain/age.test.ts";

const passed = (file: string, test = "works"): TestResult => ({ file, test, state: "passed", error: "" });
const failed = (file: string, test = "works"): TestResult => ({ file, test, state: "failed", error: "first line" });

/** Runs the suite with results for each run; returns it with the files of each run. */
const run = async (...runs: readonly (readonly TestResult[])[]) => {
  const calls: (readonly string[])[] = [];
  const suite = await runTwice({ name: "suite" }, async (files) => runs[calls.push(files) - 1] ?? []);
  return { suite, calls };
};

it.each([BROWSER, CHILD])("runs a failed file once more by itself, and calls what then passes flaky: %s", async (file) => {
  const { suite, calls } = await run([passed(PURE), passed(file, "other"), failed(file)], [passed(file, "other"), passed(file)]);
  expect(calls).toEqual([[], [file]]);
  expect(suite).toEqual({
    name: "suite",
    results: [passed(PURE), passed(file, "other"), passed(file)],
    flaky: [failed(file)],
  });
});

it("counts a test that fails twice as failed", async () => {
  const { suite } = await run([failed(BROWSER), failed(BROWSER, "other")], [failed(BROWSER), passed(BROWSER, "other")]);
  expect(suite.results).toEqual([failed(BROWSER), passed(BROWSER, "other")]);
  expect(suite.flaky).toEqual([failed(BROWSER, "other")]);
});

it("counts a file that fails outside its tests as flaky only when all its tests pass", async () => {
  const { suite } = await run([failed(BROWSER, "")], [passed(BROWSER), failed(BROWSER, "other")]);
  expect(suite.flaky).toEqual([]);
});

it("counts no test as passed when the second run fails outside its tests", async () => {
  const { suite } = await run([failed(BROWSER)], [failed(BROWSER, "")]);
  expect(suite).toEqual({ name: "suite", results: [failed(BROWSER, "")], flaky: [] });
});

it("never repeats a test without a browser or a child process", async () => {
  const { suite, calls } = await run([failed(PURE)]);
  expect([calls, suite.results, suite.flaky]).toEqual([[[]], [failed(PURE)], []]);
});

it("repeats nothing when many files fail", async () => {
  const results = Array.from({ length: MAX_FLAKY + 1 }, (_file, number) => failed(`tests/browser/${number}.test.ts`));
  const { suite, calls } = await run(results);
  expect([calls, suite.results, suite.flaky]).toEqual([[[]], results, []]);
});
