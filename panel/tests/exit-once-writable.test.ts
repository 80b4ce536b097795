import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, it } from "node:test";

import { exitOnceWritable } from "../src/exit-once-writable";

// A missing folder replaces a read-only one: mounting a file system read-only needs rights that tests do not have.
const parent = await mkdtemp(path.join(tmpdir(), "read-only-"));
after(() => rm(parent, { recursive: true }));

it("exits once a data folder that was not writable at the start becomes writable", async () => {
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

it("does not exit when the data folder is writable at the start", async () => {
  const exit = (): void => assert.fail("the panel exited");
  assert.equal(await exitOnceWritable({ dataDir: parent, exit, checkMs: 1 }), false);
});
