// First import: it sets the environment that the following modules read when they load.
import "./setup/test-environment";

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { it } from "node:test";

it("switching the counts of visits off reaches the site, and is announced; other settings are not", async () => {
  const reasons: string[] = [];
  let onReason: () => void = () => undefined;
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += String(chunk)));
    request.on("end", () => {
      reasons.push(String(JSON.parse(text).reason));
      response.writeHead(202).end();
      onReason();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  Object.assign(process.env, {
    PUBLISH_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/publish`,
    PUBLISH_SECRET: "shared",
  });
  // Loaded after the environment is set, since the configuration reads it once.
  const { payload, close } = await (await import("./setup/open-store")).openStore();
  const { readCustomizations } = await import("../src/identity/read-identity");
  assert.equal((await readCustomizations(payload)).countVisits, true);
  await payload.updateGlobal({ slug: "settings", data: { declinedPhotoDays: 20 } });
  const announced = new Promise<void>((resolve) => {
    onReason = resolve;
  });
  await payload.updateGlobal({ slug: "settings", data: { countVisits: false } });
  assert.equal((await readCustomizations(payload)).countVisits, false);
  await announced;
  assert.deepEqual(reasons, ["settings update"]);
  await close();
  server.close();
});
