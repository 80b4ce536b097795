import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { readEnvironment, upstreamSettings, upstreamVariables, type UpstreamSettings } from "../src/config/environment";
import { createUpstreamClient } from "../src/upstream/http";
import { formatReport, isConforming, judgeCalls, readLog, readSuiteResult, type ReportedCall } from "./contract-report";
import { dataFolder, ROOT } from "./settings";
import { fail, say, StartError } from "./steps";

const USAGE = "npm run contract -- --panel URL [--integration URL] [--media URL] [--without-entries]";
const SUITE = path.join(ROOT, "tests/contract");

/** Tests that store entries. */
const WRITING_TESTS = ["entries.test.ts", "families.test.ts", "json-entries.test.ts"];

/** Exit code when the suite could not be run. */
const NOT_RUN = 2;

interface Options {
  settings: UpstreamSettings;
  withEntries: boolean;
}

const parseOptions = (args: readonly string[]) => {
  const text = { type: "string" } as const;
  const options = { panel: text, integration: text, media: text, "without-entries": { type: "boolean", default: false } } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)} Usage: ${USAGE}`);
  }
};

/** Addresses come from the arguments alone, since the suite stores entries; credentials from the environment or `.env`. */
const readOptions = (args: readonly string[]): Options => {
  const values = parseOptions(args);
  if (values.panel === undefined) throw new StartError(`--panel is missing: ${USAGE}`);
  dataFolder(); // loads .env
  const { PANEL_SALT, PANEL_API_TOKEN, INTEGRATION_SALT, INTEGRATION_API_KEY } = process.env;
  const credentials = { PANEL_SALT, PANEL_API_TOKEN, INTEGRATION_SALT, INTEGRATION_API_KEY };
  const addresses = { PANEL_URL: values.panel, INTEGRATION_URL: values.integration, MEDIA_URL: values.media };
  const environment = readEnvironment({ ...credentials, ...addresses });
  if (!environment.ok) throw new StartError(environment.error);
  const settings = upstreamSettings(environment.value);
  if (!settings.ok) throw new StartError(`${settings.error} in the environment or .env`);
  return { settings: settings.value, withEntries: !values["without-entries"] };
};

/** Rejects with one sentence when signing in to the store fails, which would fail every test. */
const requireSignIn = async (settings: UpstreamSettings): Promise<void> => {
  const client = createUpstreamClient(settings);
  try {
    for (const backend of ["panel", "integration"] as const) {
      const signedIn = await client.signIn(backend);
      if (!signedIn.ok) throw new StartError(signedIn.error.message);
    }
  } finally {
    await client.close();
  }
};

const suiteFiles = async (withEntries: boolean): Promise<string[]> =>
  (await readdir(SUITE))
    .filter((name) => name.endsWith(".test.ts") && (withEntries || !WRITING_TESTS.includes(name)))
    .map((name) => path.join(SUITE, name));

/** Tokens of two packages in the store, and the passphrase of the second. */
const PACKAGE_VARIABLES = ["CONTRACT_PACKAGE", "CONTRACT_LOCKED_PACKAGE", "CONTRACT_PASSPHRASE"];

/** The variables of the suite; others that begin with CONTRACT_ would change its target. */
const suiteVariables = (settings: UpstreamSettings, log: string): NodeJS.ProcessEnv => {
  const isKept = (name: string): boolean => !name.startsWith("CONTRACT_") || PACKAGE_VARIABLES.includes(name);
  const others = Object.entries(process.env).filter(([name]) => isKept(name));
  const target = Object.entries(upstreamVariables(settings)).map(([name, value]) => [`CONTRACT_${name}`, value]);
  return { ...Object.fromEntries(others), ...Object.fromEntries(target), CALL_LOG: log };
};

/** Resolves to Jest's output, for the case that it leaves no report. */
const runJest = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, "node_modules/jest/bin/jest.js"), ...args], {
      cwd: ROOT,
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let output = "";
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
    child.once("error", reject);
    child.once("close", () => resolve(output));
  });

const runSuite = async ({ settings, withEntries }: Options): Promise<ReportedCall[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), "contract-"));
  const [report, log] = [path.join(folder, "report.json"), path.join(folder, "answers.jsonl")];
  try {
    const args = ["--selectProjects", "contract", "--runInBand", "--json", `--outputFile=${report}`, "--runTestsByPath"];
    const output = await runJest([...args, ...(await suiteFiles(withEntries))], suiteVariables(settings, log));
    const result = readSuiteResult(await readFile(report, "utf8").catch(() => ""));
    if (result === null) throw new StartError(`The suite did not run:\n${output.slice(-2000)}`);
    return judgeCalls(result, readLog(await readFile(log, "utf8").catch(() => "")));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** `npm run contract`: runs the conformance suite against a content store, and prints which calls hold, differ or are missing. */
const contract = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2));
  await requireSignIn(options.settings);
  say(`Checking ${options.settings.panelUrl} …\n`);
  const calls = await runSuite(options);
  say(formatReport(calls));
  process.exitCode = isConforming(calls) ? 0 : 1;
};

contract().catch((error: unknown) => {
  fail(error);
  process.exitCode = NOT_RUN;
});
