import assert from "node:assert/strict";
import { it } from "node:test";

import { findCanaries } from "./builders/log-canaries";
import { FAILING_STATUSES, runFailingPanel, statusesIn } from "./setup/run-failing-panel";

it("logs the error code, but no content of a form, while SQLite is locked, full, read-only or has lost a table", async () => {
  const { output } = await runFailingPanel();
  assert.deepEqual(statusesIn(output), FAILING_STATUSES, output);
  assert.deepEqual(findCanaries(output), [], output);
  for (const code of ["SQLITE_BUSY", "SQLITE_FULL", "SQLITE_READONLY"]) assert.match(output, new RegExp(`"code":"${code}"`), output);
});
