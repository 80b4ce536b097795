import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { createTestContract, signedIn, signInIntegration, signInPanel } from "../../../tests/setup/contract-client";
import { matchesSecret } from "../../contract/tokens";

const open = (over = {}) => createTestContract({ talents: [], posts: [] }, over);

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

describe("the contract's sign-in", () => {
  it("issues a token for each backend that the other rejects", async () => {
    const { app } = open();
    const { access_token: integration, expires_in: seconds } = await (await signInIntegration(app)).json();
    const { token: panel } = await (await signInPanel(app)).json();
    assert.equal(seconds, 3600);
    assert.equal((await app.request("/api/talents", bearer(integration))).status, 200);
    assert.equal((await app.request("/api/talents", bearer(panel))).status, 401);
    assert.equal((await app.request("/posts/blog/pt", bearer(panel))).status, 200);
    assert.equal((await app.request("/posts/blog/pt", bearer(integration))).status, 401);
  });

  it("answers 401 to a wrong salt, a wrong key, and a body that is not JSON", async () => {
    const { app } = open();
    const wrong = [{ salt: "integration salt", api_key: "x" }, { salt: "x", api_key: "integration key" }, {}, null];
    for (const body of wrong) {
      const response = await signInIntegration(app, body);
      assert.equal(response.status, 401);
      assert.equal(typeof (await response.json()).message, "string");
    }
    assert.equal((await app.request("/login", { method: "POST", body: "no json" })).status, 401);
  });

  it("answers 401 while the secrets are not set", async () => {
    const { app } = open({ credentials: { panelSalt: null, panelApiToken: null, integrationSalt: "", integrationApiKey: "" } });
    assert.equal((await signInPanel(app, { salt: null, api_token: null })).status, 401);
    assert.equal((await signInIntegration(app, { salt: "", api_key: "" })).status, 401);
    assert.equal(matchesSecret("", ""), false);
  });

  it("answers 429 with Retry-After after many failures, and still accepts correct credentials", async () => {
    const { app } = open();
    let last = await signInPanel(app, {});
    for (let attempt = 0; attempt < 40; attempt += 1) last = await signInPanel(app, {});
    assert.equal(last.status, 429);
    assert.ok(Number(last.headers.get("Retry-After")) > 0);
    assert.equal((await signInPanel(app)).status, 200);
  });

  it("answers 401 with the contract's message to an expired, forged or missing token", async () => {
    const expired = open({ tokenSeconds: -1 }).app;
    const { access_token: old } = await (await signInIntegration(expired)).json();
    const { app } = open();
    const { access_token: good } = await (await signInIntegration(app)).json();
    for (const authorization of [`Bearer ${old}`, `Bearer ${good}x`, "", good]) {
      const response = await app.request("/api/talents", { headers: { Authorization: authorization } });
      assert.equal(response.status, 401);
      assert.deepEqual(await response.json(), { message: "Unauthenticated." });
    }
  });

  it("sets X-Upstream on every response", async () => {
    const { app } = open();
    const client = await signedIn(app);
    assert.equal((await client.panel("/api/customizations")).headers.get("X-Upstream"), "embedded");
    const missing = await app.request("/no/such/path");
    assert.equal(missing.status, 404);
    assert.equal(missing.headers.get("X-Upstream"), "embedded");
  });
});
