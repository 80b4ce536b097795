// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { it } from "node:test";

import { anUpload } from "../../../tests/builders/photos";

it("announces a deleted talent immediately, and again with the request for a build", async () => {
  const bodies: { erased?: string[]; withdrawal?: boolean; reason: string }[] = [];
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  Object.assign(process.env, {
    PUBLISH_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/publish`,
    PUBLISH_SECRET: "shared",
  });
  // Loaded after the environment is set, which the configuration reads once.
  const { payload, close } = await (await import("../../../tests/setup/open-store")).openStore();
  const context = { skipAnnouncement: true };
  const { id: category } = await payload.create({ collection: "categories", data: { category: "Kids" }, context });
  const { id: cover } = await payload.create({ collection: "media", data: {}, file: await anUpload(), context });
  const { id } = await payload.create({
    collection: "talents",
    data: { name: "Draft Only", gender: "woman", categories: [category], cover },
    draft: true,
    context,
  });
  const isBuildAsked = new Promise<void>((resolve) => {
    onBody = () => bodies.some(({ erased, withdrawal }) => erased !== undefined && withdrawal === undefined) && resolve();
  });
  await payload.delete({ collection: "talents", id });
  await isBuildAsked;
  const erasures = bodies.filter(({ erased }) => erased !== undefined).map(({ erased, withdrawal }) => [erased, withdrawal]);
  assert.deepEqual(erasures, [
    [[`talents/${id}`], true],
    [[`talents/${id}`], undefined],
  ]);
  await close();
  server.close();
});
