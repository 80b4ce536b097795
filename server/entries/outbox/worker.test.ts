import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { success } from "../../../src/domain/result";
import { openOutbox } from "./outbox";
import { startWorker } from "./worker";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "outbox-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

it("names a database error by its name and code, without its message", async () => {
  const outbox = await openOutbox(dataDir, Date.now);
  const sentences: string[] = [];
  const worker = startWorker(outbox, await outbox.entries.summary(), {
    now: () => {
      throw Object.assign(new Error("no row with email ana@example.com"), { code: "SQLITE_CORRUPT" });
    },
    send: async () => success(null),
    erase: async () => success("erased"),
    warn: (sentence) => sentences.push(sentence),
    onDelivered: () => undefined,
    mayDeliver: () => true,
  });
  await worker.stop(1_000);
  expect(sentences).toEqual(["Entries wait, because the outbox cannot be read or written: Error SQLITE_CORRUPT"]);
  await outbox.close();
});
