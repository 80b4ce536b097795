import assert from "node:assert/strict";
import { it } from "node:test";

import { findCanaries } from "../builders/log-canaries";
import { startPostgres } from "../setup/postgres";
import { FAILING_STATUSES, runFailingPanel, statusesIn } from "../setup/run-failing-panel";

it("logs the error code, but no content of a form, while Postgres is locked, full, read-only or has lost a table", async () => {
  const cluster = await startPostgres();
  try {
    const { output } = await runFailingPanel({ DATABASE_URL: cluster.url, PGOPTIONS: "-c lock_timeout=200" });
    assert.deepEqual(statusesIn(output), FAILING_STATUSES, output);
    assert.deepEqual(findCanaries(output), [], output);
    for (const code of ["55P03", "53100", "25006", "42P01"]) assert.match(output, new RegExp(`"code":"${code}"`), output);
  } finally {
    await cluster.close();
  }
});
