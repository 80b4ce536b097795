// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { it } from "node:test";

it("a withdrawn consent is announced to the site as a withdrawal", async () => {
  const bodies: { withdrawal?: boolean; reason: string }[] = [];
  let onBody: () => void = () => undefined;
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += String(chunk)));
    request.on("end", () => {
      bodies.push(JSON.parse(text));
      response.writeHead(202).end();
      onBody();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  Object.assign(process.env, {
    PUBLISH_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/publish`,
    PUBLISH_SECRET: "shared",
  });
  // Loaded after the environment is set, which the configuration reads once.
  const { payload, close } = await (await import("../../../tests/setup/open-store")).openStore();
  const { storePublishedChild } = await import("../../../tests/builders/consents");
  const { consent } = await storePublishedChild(payload);
  const isWithdrawalAnnounced = new Promise<void>((resolve) => {
    onBody = () => bodies.some(({ withdrawal }) => withdrawal === true) && resolve();
  });
  await payload.update({ collection: "consents", id: consent, data: { withdrawnAt: new Date().toISOString() } });
  await isWithdrawalAnnounced;
  assert.deepEqual(
    bodies.filter(({ withdrawal }) => withdrawal === true).map(({ reason }) => reason),
    ["talents update"],
  );
  await close();
  server.close();
});
