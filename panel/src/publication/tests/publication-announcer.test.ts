import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, it } from "node:test";

import { createAnnouncer } from "../publication-announcer";
import { signBody } from "../signed-call";

type Received = { signature: string; body: string };

const startReceiver = async (statuses: number[]) => {
  const received: Received[] = [];
  let onReceive: () => void = () => undefined;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      received.push({ signature: String(request.headers["x-signature"]), body });
      response.writeHead(statuses[received.length - 1] ?? 202).end();
      onReceive();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      onReceive = () => received.length >= count && resolve();
      onReceive();
    });
  return { url: `http://127.0.0.1:${port}/api/publish`, received, until, stop: () => server.close() };
};

const contentOf = (received: Received | undefined) => {
  const { reason, withdrawal } = JSON.parse(received?.body ?? "{}");
  return { reason, withdrawal };
};

let receiver: Awaited<ReturnType<typeof startReceiver>>;

const options = (over = {}) => ({
  url: receiver.url,
  secret: "shared",
  debounceMs: 30,
  maxWaitMs: 10_000,
  pauses: { firstMs: 1, longestMs: 5 },
  onFailure: () => assert.fail("the announcement should have arrived"),
  ...over,
});

describe("the publication announcer", () => {
  beforeEach(async () => {
    receiver = await startReceiver([]);
  });
  afterEach(() => receiver.stop());

  it("announces changed packages at once and again after the debounce, without a withdrawal", async () => {
    createAnnouncer(options()).packages(["ab".repeat(32)]);
    await receiver.until(2);
    for (const { body } of receiver.received) {
      const { reason, packages, withdrawal } = JSON.parse(body);
      assert.deepEqual({ reason, packages, withdrawal }, { reason: "packages", packages: ["ab".repeat(32)], withdrawal: undefined });
    }
  });

  it("sends one signed announcement for several changes in a row", async () => {
    const { publication: announce } = createAnnouncer(options());
    const began = Date.now();
    announce("talents create");
    announce("talents update");
    announce("posts update");
    await receiver.until(1);
    const [{ body, signature }] = receiver.received as [Received];
    assert.equal(signature, signBody(body, "shared"));
    assert.equal(JSON.parse(body).reason, "posts update");
    const at = Date.parse(JSON.parse(body).at);
    assert.ok(began <= at && at <= Date.now());
    announce("later");
    await receiver.until(2);
    assert.equal(receiver.received.length, 2);
  });

  it("announces every erased talent immediately, and all of them again with the other changes", async () => {
    const announcer = createAnnouncer(options());
    announcer.erasure("talents/401");
    announcer.erasure("talents/402");
    announcer.publication("posts update");
    await receiver.until(3);
    announcer.publication("posts update");
    await receiver.until(4);
    const bodies = receiver.received.map(({ body }) => JSON.parse(body));
    assert.deepEqual(
      bodies.map(({ erased, withdrawal }) => [erased?.length, withdrawal]).sort(),
      [
        [1, true],
        [1, true],
        [2, undefined],
        [undefined, undefined],
      ].sort(),
    );
    assert.deepEqual(bodies[2].erased, ["talents/401", "talents/402"]);
  });

  it("signs the path and a new nonce for each attempt", async () => {
    receiver.stop();
    receiver = await startReceiver([500, 202]);
    createAnnouncer(options()).publication("talents update");
    await receiver.until(2);
    const sent = receiver.received.map(({ body }) => JSON.parse(body));
    assert.deepEqual(
      sent.map(({ path }) => path),
      ["/api/publish", "/api/publish"],
    );
    for (const { nonce } of sent) assert.match(nonce, /^[\w-]{22}$/);
    assert.notEqual(sent[0].nonce, sent[1].nonce);
  });

  it("waits for maxWaitMs at most", async () => {
    const { publication: announce } = createAnnouncer(options({ debounceMs: 60_000, maxWaitMs: 20 }));
    announce("first");
    announce("second");
    await receiver.until(1);
    assert.equal(JSON.parse(receiver.received[0]?.body ?? "{}").reason, "second");
  });

  it("announces a withdrawal immediately, and again with the following changes", async () => {
    const announcer = createAnnouncer(options({ debounceMs: 60_000, maxWaitMs: 60_000 }));
    announcer.publication("posts update");
    announcer.withdrawal("talents update");
    await receiver.until(1);
    assert.deepEqual(contentOf(receiver.received[0]), { reason: "talents update", withdrawal: true });
    const soon = createAnnouncer(options());
    soon.withdrawal("talents delete");
    await receiver.until(3);
    assert.deepEqual(receiver.received.slice(1).map(contentOf), [
      { reason: "talents delete", withdrawal: true },
      { reason: "talents delete", withdrawal: undefined },
    ]);
  });

  it("retries, and reports the failure of the last attempt", async () => {
    receiver.stop();
    receiver = await startReceiver([500, 500, 500, 503]);
    const problem = await new Promise<string>((resolve) => {
      createAnnouncer(options({ onFailure: resolve })).publication("talents update");
    });
    assert.equal(receiver.received.length, 4);
    assert.match(problem, /503/);
  });
});
