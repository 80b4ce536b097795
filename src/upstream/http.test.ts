import { startUpstream, type FakeUpstream } from "../../tests/fakes/upstream/start-upstream";
import type { Fault } from "../../tests/fakes/upstream/faults";
import { createUpstreamClient, type UpstreamClient, type UpstreamLimits } from "./http";
import type { JsonCall } from "./request-spec";

const CUSTOMIZATIONS = { backend: "panel", path: "/api/customizations" } as const;
const TALENTS = { backend: "integration", path: "/api/talents" } as const;

let upstream: FakeUpstream;
const clients: UpstreamClient[] = [];

beforeEach(async () => {
  upstream = await startUpstream();
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await upstream.close();
});

const createClient = (limits: Partial<UpstreamLimits> = {}, settings = upstream.settings): UpstreamClient => {
  const client = createUpstreamClient(settings, limits);
  clients.push(client);
  return client;
};

const paths = () => upstream.requests.map(({ method, path, status }) => `${method} ${path} ${status}`);

describe("sign-in", () => {
  it("signs in once for callers at the same time", async () => {
    const client = createClient();
    const answers = await Promise.all(Array.from({ length: 30 }, () => client.getJson(CUSTOMIZATIONS)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(paths().filter((path) => path.includes("/login"))).toEqual(["POST /login 200"]);
  });

  it("keeps the tokens of the two back ends apart", async () => {
    const client = createClient();
    const [panel, integration] = [await client.signIn("panel"), await client.signIn("integration")];
    expect(panel).toMatchObject({ ok: true, value: { token: expect.stringMatching(/^panel-/) } });
    expect(integration).toMatchObject({ ok: true, value: { token: expect.stringMatching(/^integration-/) } });
    expect((await client.getJson(TALENTS)).ok).toBe(true);
  });

  it("signs in again when the token has expired, and repeats the call", async () => {
    const client = createClient();
    await client.getJson(CUSTOMIZATIONS);
    await upstream.setFault({ kind: "expire-tokens", afterCalls: 0 });
    expect((await client.getJson(CUSTOMIZATIONS)).ok).toBe(true);
    expect(paths().slice(-3)).toEqual(["GET /api/customizations 401", "POST /login 200", "GET /api/customizations 200"]);
  });

  it("signs in once for two hundred callers with an expired token", async () => {
    const client = createClient();
    await client.getJson(CUSTOMIZATIONS);
    await upstream.setFault({ kind: "expire-tokens", afterCalls: 0 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => client.getJson(CUSTOMIZATIONS)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(paths().filter((path) => path.includes("/login"))).toHaveLength(2);
  });

  it("reports rejected credentials without naming them", async () => {
    const client = createClient({}, { ...upstream.settings, panelApiToken: "canary-credential" });
    const answer = await client.getJson(CUSTOMIZATIONS);
    expect(answer).toEqual({
      ok: false,
      error: { kind: "refused", call: "POST /login", status: 401, message: "POST /login: PANEL_URL refuses the credentials." },
    });
  });

  it("retries once the credentials are right", async () => {
    const client = createClient();
    await upstream.setFault({ kind: "refuse-sign-in" });
    expect((await client.getJson(CUSTOMIZATIONS)).ok).toBe(false);
    await upstream.setFault(null);
    expect((await client.getJson(CUSTOMIZATIONS)).ok).toBe(true);
  });
});

describe("a failing upstream", () => {
  const FAULTS: readonly [string, { fault: Fault; limits?: JsonCall["limits"]; error: object }][] = [
    [
      "hangs",
      {
        fault: { kind: "hang" },
        limits: { headersMs: 60 },
        error: { kind: "timeout", message: expect.stringContaining("begin to answer within 60 ms") },
      },
    ],
    ["drips", { fault: { kind: "drip", everyMs: 20 }, limits: { totalMs: 150 }, error: { kind: "timeout", status: null } }],
    ["breaks off", { fault: { kind: "reset" }, error: { kind: "unreachable", status: null } }],
    ["answers 500", { fault: { kind: "status", status: 500 }, error: { kind: "status", status: 500 } }],
    ["answers 404", { fault: { kind: "status", status: 404 }, error: { kind: "status", status: 404 } }],
    ["answers a redirect", { fault: { kind: "status", status: 302 }, error: { kind: "status", status: 302 } }],
    [
      "asks for patience",
      { fault: { kind: "too-many-requests", retryAfter: "3600" }, limits: { retries: 2 }, error: { kind: "status", status: 429 } },
    ],
    ["answers HTML", { fault: { kind: "html" }, error: { kind: "invalid-response", message: expect.stringContaining("a page of HTML") } }],
    ["stops in the middle of its JSON", { fault: { kind: "truncated-json" }, error: { kind: "invalid-response", status: 200 } }],
    ["answers too much", { fault: { kind: "too-large", bytes: 50_000 }, limits: { maxBytes: 20_000 }, error: { kind: "too-large" } }],
    ["is down", { fault: { kind: "down" }, error: { kind: "unreachable", status: null } }],
  ];

  it.each(FAULTS)("that %s returns a named error", async (_case, { fault, limits, error }) => {
    const client = createClient({ retries: 0 });
    await client.signIn("integration");
    await upstream.setFault(fault);
    expect(await client.getJson({ ...TALENTS, limits })).toMatchObject({ ok: false, error: { ...error, call: "GET /api/talents" } });
  });

  it.each(FAULTS)("that %s reveals no secret in the error", async (_case, { fault, limits }) => {
    const client = createClient({ retries: 0 });
    const signedIn = await client.signIn("integration");
    await upstream.setFault(fault);
    const said = JSON.stringify(await client.getJson({ ...TALENTS, limits, query: { name: "canary-name" } }));
    const { integrationSalt, integrationApiKey, integrationUrl } = upstream.settings;
    const secrets = [integrationSalt, integrationApiKey, integrationUrl, signedIn.ok ? signedIn.value.token : "none", "canary-name"];
    expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
  });

  it.each<[string, Fault]>([
    ["a broken connection", { kind: "reset", times: 2 }],
    ["500", { kind: "status", status: 500, times: 2 }],
    ["429 with Retry-After", { kind: "too-many-requests", retryAfter: "0", times: 2 }],
  ])("is called again after %s", async (_case, fault) => {
    const client = createClient({ retries: 2 });
    await upstream.setFault(fault);
    expect((await client.getJson(CUSTOMIZATIONS)).ok).toBe(true);
    expect(upstream.requests.filter(({ path }) => path === "/api/customizations")).toHaveLength(3);
  });

  it.each([404, 422, 302])("is not called again after %i", async (status) => {
    const client = createClient({ retries: 2 });
    await upstream.setFault({ kind: "status", status });
    await client.getJson(CUSTOMIZATIONS);
    expect(upstream.requests.filter(({ path }) => path === "/api/customizations")).toHaveLength(1);
  });
});
