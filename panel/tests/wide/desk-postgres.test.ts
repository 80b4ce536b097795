import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import path from "node:path";
import { after, before, it } from "node:test";

import { startPostgres } from "../setup/postgres";

const PANEL = path.resolve(import.meta.dirname, "../..");

/** They test conditions, SQL, transactions and jobs. */
const FILES = [
  "src/audit/tests/audit",
  "src/consents/tests/consent-deadlines",
  "src/consents/tests/consent-guard",
  "src/consents/tests/consent-reminders",
  "src/consents/tests/consent-state",
  "src/dashboard/tests/dashboard-lists",
  "src/dashboard/tests/dashboard-summary",
  "src/database/tests/lock",
  "src/database/tests/migrations",
  "src/entries/tests/answers",
  "src/entries/tests/application-detail",
  "src/entries/tests/declined-photos",
  "src/entries/tests/desk-applications",
  "src/entries/tests/desk-decisions",
  "src/entries/tests/desk-hostile",
  "src/entries/tests/desk-notes",
  "src/entries/tests/draft-talent",
  "src/entries/tests/registration-export",
  "src/entries/tests/search-keys",
  "src/entries/tests/store-entries",
  "src/families/tests/family",
  "src/media/tests/bucket",
  "src/packages/tests/packages",
  "src/roster/tests/roster-import",
  "src/roster/tests/store-export",
  "src/talents/tests/site-state",
  "tests/endpoint-access",
  "tests/title-key",
];

let cluster: Awaited<ReturnType<typeof startPostgres>>;

before(async () => {
  cluster = await startPostgres();
});
after(() => cluster.close());

type Run = { code: number | null; output: string };

const runTests = (file: string, url: string): Promise<Run> =>
  new Promise((resolve, reject) => {
    // `--test-force-exit`: Payload's `destroy` leaves the connections of Postgres open, which would keep the process alive.
    // The bundle is from scripts/bundle-tests.ts. A relative path would be a pattern, which Node does not look for in node_modules.
    const bundle = path.join(PANEL, `node_modules/.cache/tests/${file}.test.mjs`);
    const args = ["--enable-source-maps", "--test", "--test-force-exit", "--test-timeout=300000", bundle];
    const child = spawn(process.execPath, args, {
      cwd: PANEL,
      // Unset: with the runner's own variable, the child would report to the runner.
      env: { ...process.env, NODE_TEST_CONTEXT: undefined, TEST_DATABASE_URL: url },
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });

for (const file of FILES) {
  it(`${file}.test.ts passes on Postgres`, async () => {
    const { code, output } = await runTests(file, await cluster.createDatabase(path.basename(file).replaceAll("-", "_")));
    assert.equal(code, 0, output);
  });
}
