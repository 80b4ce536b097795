import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { bundleOf, bundleTests } from "./bundle-tests";

const PANEL = path.resolve(import.meta.dirname, "..");

/** Node applies the limit to each file. */
const FILE_LIMIT_MS = { gate: 5 * 60_000, wide: 30 * 60_000 };

const listTests = (folder: string): string[] =>
  readdirSync(path.join(PANEL, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => path.join(folder, name))
    .sort();

const isWide = (file: string): boolean => file.startsWith("tests/wide/");

const hasProperties = (file: string): boolean => readFileSync(path.join(PANEL, file), "utf8").includes('from "fast-check"');

const run = (args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args], {
      cwd: PANEL,
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    const stop = (): void => void child.kill();
    process.once("SIGTERM", stop);
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("SIGTERM", stop);
      resolve(code ?? 1);
    });
  });

/** The seed of fast-check's examples. `random` chooses another one on each run and prints it, so that the number repeats the run. */
const chooseSeed = (seed: string): string => {
  if (seed !== "random") return seed;
  const drawn = String(randomInt(2 ** 31));
  process.stdout.write(`FAST_CHECK_SEED=${drawn}\n`);
  return drawn;
};

/** Also writes the results to the file of TEST_REPORT. */
const reporters = (report: string | undefined): string[] => [
  ...["--test-reporter=spec", "--test-reporter-destination=stdout"],
  ...(report === undefined
    ? []
    : [`--test-reporter=${path.join(PANEL, "../scripts/report-tests.mjs")}`, `--test-reporter-destination=${report}`]),
];

/**
 * `npm test [-- files]` runs the tests of the gate. `npm run test:wide [-- files]` runs `tests/wide`, and the property tests with other
 * examples on each run.
 */
const runTests = async ([kind, ...chosen]: readonly string[]): Promise<void> => {
  const all = ["seed", "src", "tests"].flatMap(listTests);
  const tests = kind === "wide" ? all.filter((file) => isWide(file) || hasProperties(file)) : all.filter((file) => !isWide(file));
  const env = { TZ: "UTC", FAST_CHECK_SEED: chooseSeed(process.env.FAST_CHECK_SEED ?? (kind === "wide" ? "random" : "20261123")) };
  await bundleTests(all);
  const limit = kind === "wide" ? FILE_LIMIT_MS.wide : FILE_LIMIT_MS.gate;
  process.exitCode =
    (await run([bundleOf("tests/setup/make-store-copies.ts")], { ...env, PAYLOAD_LOG_LEVEL: "silent" })) ||
    (await run(
      [
        ...["--enable-source-maps", "--test", `--test-concurrency=${kind === "wide" ? 1 : 2}`, `--test-timeout=${limit}`],
        ...reporters(process.env.TEST_REPORT),
        ...(chosen.length === 0 ? tests : chosen).map(bundleOf),
      ],
      env,
    ));
};

await runTests(process.argv.slice(2));
