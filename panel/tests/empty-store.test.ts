// First imports: they set the environment that the following modules read when they load.
import "./setup/test-environment";
import "./setup/without-demo";

import assert from "node:assert/strict";
import { after, before, it } from "node:test";

import { environment } from "../src/environment";
import { createContract } from "../src/contract/app";
import { localFiles } from "../src/media/local-files";
import { createPayloadStore } from "../src/payload-store";
import { CREDENTIALS, signedIn } from "./setup/contract-client";
import { openStore, type TestStore } from "./setup/open-store";

let opened: TestStore;

before(async () => {
  opened = await openStore();
});
after(() => opened.close());

it("a store without the demo answers every read of the contract, without an invented agency", async () => {
  Object.assign(environment, { siteUrl: "https://www.agencia.example" });
  const store = createPayloadStore(opened.payload);
  const options = { secret: "secret of the tests", files: localFiles("/nonexistent"), onError: assert.fail };
  const { integration, panel } = await signedIn(createContract({ store, credentials: CREDENTIALS, ...options }));
  const answers = [
    await integration("/api/talents?paginate=10000"),
    await integration("/api/talents/attributes"),
    await integration("/api/agency/instagram"),
    await panel("/posts/blog/pt"),
    ...(await Promise.all(["slides", "staff", "gallery", "campaigns", "magazines"].map((name) => panel(`/api/entities/${name}`)))),
    await panel("/api/website-texts"),
    await panel("/api/website-images"),
    await panel("/api/social-medias"),
    await panel("/api/boards"),
  ];
  for (const { status, body } of answers) {
    assert.equal(status, 200);
    assert.doesNotMatch(JSON.stringify(body), /juriti/i);
  }
  assert.equal((await panel("/api/customizations")).body.agency_name, "www.agencia.example");
});
