// First imports: they set the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";
import "../../../tests/setup/without-demo";

import assert from "node:assert/strict";
import { after, before, it } from "node:test";

import { environment } from "../../environment";
import { decideDemo, isStoreReady, warnOfIgnoredDemo } from "../demo-choice";
import { writeSeedState } from "../seed-state";
import { storeRecord } from "../../../tests/builders/records";
import { openStore, type TestStore } from "../../../tests/setup/open-store";

let opened: TestStore;

before(async () => {
  opened = await openStore();
});
after(() => opened.close());

/** Returns the warnings that are logged while the work runs. */
const warningsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const { logger } = opened.payload;
  const warn = logger.warn;
  const lines: string[] = [];
  logger.warn = (line: unknown) => void lines.push(String(line));
  try {
    await work();
  } finally {
    logger.warn = warn;
  }
  return lines;
};

it("a store that began with DEMO=off is ready without content, and stays so when DEMO changes, with one line in the log", async () => {
  const { payload } = opened;
  assert.equal(await isStoreReady(payload), true);
  for (const [demo, warnings] of [
    ["off", []],
    [null, []],
    ["on", ["DEMO=on is ignored: it decides at the first start only, and this store began without it"]],
  ] as const) {
    Object.assign(environment, { demo });
    assert.equal(await decideDemo(payload), "off");
    assert.deepEqual(await warningsOf(() => warnOfIgnoredDemo(payload)), warnings);
    assert.equal(await isStoreReady(payload), true);
  }
});

it("a store without a choice follows what it contains, and DEMO only while it is empty", async () => {
  const { payload } = opened;
  await payload.kv.delete("demo-choice");
  Object.assign(environment, { demo: null });
  assert.equal(await decideDemo(payload), "on");
  assert.equal(await isStoreReady(payload), false);
  await payload.kv.delete("demo-choice");
  const id = await storeRecord(payload, "posts");
  assert.equal(await decideDemo(payload), "off");
  assert.equal(await isStoreReady(payload), true);
  await payload.delete({ collection: "posts", id, overrideAccess: true });
  await writeSeedState(payload, "running");
  Object.assign(environment, { demo: "off" });
  assert.equal(await decideDemo(payload), "on");
  assert.equal(await isStoreReady(payload), false);
  await writeSeedState(payload, "done");
  assert.equal(await isStoreReady(payload), true);
  assert.match((await warningsOf(() => warnOfIgnoredDemo(payload))).join(), /^DEMO=off is ignored.*with the demo content$/);
});
