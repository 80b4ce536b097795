import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, it } from "node:test";

import { exitOnceWritable } from "../src/exit-once-writable";

// A folder that is missing cannot be written either; mounting a file system read-only takes rights that tests do not have.
const parent = await mkdtemp(path.join(tmpdir(), "read-only-"));
after(() => rm(parent, { recursive: true }));

it("ends the panel once a data folder that could not be written at the start can be", async () => {
  const dataDir = path.join(parent, "later");
  let exits = 0;
  const exited = new Promise<void>((resolve) => {
    const exit = (): void => {
      exits += 1;
      resolve();
    };
    void exitOnceWritable({ dataDir, exit, checkMs: 1 }).then(async (isReadOnly) => {
      assert.equal(isReadOnly, true);
      assert.equal(exits, 0);
      await mkdir(dataDir);
    });
  });
  await exited;
  assert.equal(exits, 1);
});

it("leaves a panel alone whose data folder can be written at the start", async () => {
  const exit = (): void => assert.fail("the panel was ended");
  assert.equal(await exitOnceWritable({ dataDir: parent, exit, checkMs: 1 }), false);
});
