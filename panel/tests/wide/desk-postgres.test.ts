import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import path from "node:path";
import { after, before, it } from "node:test";

import { startPostgres } from "../setup/postgres";

const PANEL = path.resolve(import.meta.dirname, "../..");

/** Tests of what the desk reads and writes with conditions, SQL, transactions and jobs. */
const FILES = [
  "application-detail",
  "audit",
  "consent-deadlines",
  "consent-guard",
  "consent-reminders",
  "consent-state",
  "dashboard-lists",
  "dashboard-summary",
  "declined-photos",
  "desk-applications",
  "desk-decisions",
  "desk-hostile",
  "desk-notes",
  "draft-talent",
  "endpoint-access",
  "family",
  "migrations",
  "packages",
  "registration-export",
  "roster-import",
  "search-keys",
  "store-entries",
  "store-export",
  "title-key",
];

let cluster: Awaited<ReturnType<typeof startPostgres>>;

before(async () => {
  cluster = await startPostgres();
});
after(() => cluster.close());

type Run = { code: number | null; output: string };

const runTests = (name: string, url: string): Promise<Run> =>
  new Promise((resolve, reject) => {
    // Payload's `destroy` leaves the connections of Postgres open, which would keep the process alive.
    // By scripts/bundle-tests.ts. A relative path would be a pattern, which Node does not look for in node_modules.
    const bundle = path.join(PANEL, `node_modules/.cache/tests/tests/${name}.test.mjs`);
    const args = ["--enable-source-maps", "--test", "--test-force-exit", "--test-timeout=300000", bundle];
    const child = spawn(process.execPath, args, {
      cwd: PANEL,
      // Without the runner's own variable, which makes a child report to it.
      env: { ...process.env, NODE_TEST_CONTEXT: undefined, TEST_DATABASE_URL: url },
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });

for (const name of FILES) {
  it(`${name}.test.ts passes on Postgres`, async () => {
    const { code, output } = await runTests(name, await cluster.createDatabase(name.replaceAll("-", "_")));
    assert.equal(code, 0, output);
  });
}
