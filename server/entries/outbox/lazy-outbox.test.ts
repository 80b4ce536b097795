import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { success } from "../../../src/domain/result";
import { createLazyOutbox } from "./lazy-outbox";
import { openOutbox } from "./outbox";

let dataDir: string;
let clockError: Error | null;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "outbox-"));
  clockError = null;
});
afterEach(() => rm(dataDir, { recursive: true }));

const aLazyOutbox = () =>
  createLazyOutbox({
    openOutbox: () => openOutbox(dataDir, Date.now),
    prepare: async () => undefined,
    retryMs: 60_000,
    now: () => {
      if (clockError !== null) throw clockError;
      return Date.now();
    },
    send: async () => success(null),
    erase: async () => success("erased"),
    warn: () => undefined,
    onDelivered: () => undefined,
    mayDeliver: () => true,
  });

// Jest fails a test during which a rejection is not handled.
it("tries nothing early after it was closed", async () => {
  const outbox = aLazyOutbox();
  await outbox.open();
  await outbox.stopDelivering(1_000);
  await outbox.close();
  outbox.retryEarly();
  await nextTurn();
  expect(await outbox.counts()).toBeNull();
});

it("survives a storage error of an early try, and still reads what waits", async () => {
  const outbox = aLazyOutbox();
  await outbox.open();
  clockError = Object.assign(new Error("full"), { code: "ENOSPC" });
  outbox.retryEarly();
  await nextTurn();
  clockError = null;
  expect(await outbox.counts()).toMatchObject({ erasures: 0 });
  await outbox.stopDelivering(1_000);
  await outbox.close();
});
