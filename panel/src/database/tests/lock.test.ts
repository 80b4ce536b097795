// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, describe, it } from "node:test";

import { endHolders, startHolder } from "../../../tests/setup/lock-holder";
import { LockTimeout, runIfUnlocked, withLock } from "../lock";

after(endHolders);

const nothing = async (): Promise<void> => undefined;

describe("a lock", () => {
  it("runs work that needs it one after the other", async () => {
    const steps: string[] = [];
    const work = (name: string) => async (): Promise<void> => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      steps.push(`${name} ends`);
    };
    await Promise.all(["a", "b", "c"].map((name) => withLock("order", work(name))));
    for (let index = 0; index < steps.length; index += 2) assert.equal(steps[index]?.[0], steps[index + 1]?.[0]);
    assert.equal(steps.length, 6);
  });

  it("is free when the work fails, with the work's own error", async () => {
    await assert.rejects(
      withLock("failure", () => Promise.reject(new Error("the work's own"))),
      /the work's own/,
    );
    assert.equal(await runIfUnlocked("failure", nothing), true);
  });

  it("leaves work to the process that has it, and is waited for as long as asked", async () => {
    await startHolder("taken").held;
    assert.equal(await runIfUnlocked("taken", () => Promise.reject(new Error("it has run"))), false);
    await assert.rejects(withLock("taken", nothing, 200), LockTimeout);
    assert.equal(await runIfUnlocked("another", nothing), true);
  });

  it("works on a full disk", async () => {
    await startHolder("full", true).held;
    assert.equal(await runIfUnlocked("full", () => Promise.reject(new Error("it has run"))), false);
  });

  it("is free at once when its process is killed", async () => {
    const { child, held } = startHolder("killed");
    await held;
    const waiting = withLock("killed", nothing);
    child.kill("SIGKILL");
    await waiting;
  });
});
