import { findPostgres } from "../tests/servers/postgres";
import { installDebianPackages } from "./find-program";
import { fail, step } from "./steps";
import { runJest } from "./suites";
import { reportPhases, runPhases } from "./test-report";

/** Finds Debian's PostgreSQL, else installs it. Null when that fails. */
const findOrInstallPostgres = async (): Promise<string | null> => {
  const found = findPostgres();
  if (found !== null) return found;
  await installDebianPackages("postgresql").catch(() => undefined); // the caller reports that the tests were not run
  return findPostgres();
};

/** Kills of gateways and connections in the short form, instead of 50. */
const SHORT_KILLS = "10";

const JEST_ARGS = ["--selectProjects", "cluster", "--maxWorkers", "2"];

/** `npm run test:cluster [-- --short]`: the state that several gateways share, on PostgreSQL servers of its own. */
const testCluster = async (): Promise<void> => {
  const env = process.argv.includes("--short") ? { CLUSTER_KILLS: SHORT_KILLS } : {};
  const postgres = await step("find PostgreSQL", findOrInstallPostgres);
  const runTests = async () => (postgres === null ? [] : [await runJest({ name: "cluster tests", args: JEST_ARGS, env })]);
  const phases = await runPhases({ "cluster tests": runTests }, { all: true });
  await reportPhases(
    "test-cluster",
    phases,
    postgres === null ? ["Cluster tests: not run. Install PostgreSQL (apt-get install postgresql)."] : [],
  );
};

testCluster().catch(fail);
