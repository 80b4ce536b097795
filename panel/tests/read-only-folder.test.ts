import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, it } from "node:test";

import { restartOnceWritable } from "../src/read-only-folder";

// A folder that is missing cannot be written either; mounting a file system read-only takes rights that tests do not have.
const parent = await mkdtemp(path.join(tmpdir(), "read-only-"));
after(() => rm(parent, { recursive: true }));

it("ends the panel once a data folder that could not be written at the start can be", async () => {
  const dataDir = path.join(parent, "later");
  let ends = 0;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      ends += 1;
      resolve();
    };
    void restartOnceWritable({ dataDir, end, checkMs: 1 }).then(async (isWaiting) => {
      assert.equal(isWaiting, true);
      assert.equal(ends, 0);
      await mkdir(dataDir);
    });
  });
  await ended;
  assert.equal(ends, 1);
});

it("leaves a panel alone whose data folder can be written at the start", async () => {
  const end = (): void => assert.fail("the panel was ended");
  assert.equal(await restartOnceWritable({ dataDir: parent, end, checkMs: 1 }), false);
});
