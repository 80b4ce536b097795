import { CALLS } from "./calls";
import { integrationCredentials, panelCredentials, postJson, connectUpstream, type Backend } from "./contract-client";

const upstream = connectUpstream();

const BACKENDS = [
  { backend: "panel", path: "/login", field: "token", secret: "api_token", call: CALLS.customizations.name, read: "/api/customizations" },
  {
    backend: "integration",
    path: "/signin",
    field: "access_token",
    secret: "api_key",
    call: CALLS.attributes.name,
    read: "/api/talents/attributes?language=pt&categories=1",
  },
] as const;

const urlOf = (backend: Backend): string => (backend === "panel" ? upstream.settings().panelUrl : upstream.settings().integrationUrl);

const credentialsOf = (backend: Backend) => (backend === "panel" ? panelCredentials : integrationCredentials)(upstream.settings());

describe.each(BACKENDS)("POST $path", ({ backend, path, field, secret }) => {
  it("answers a token for the right salt and key", async () => {
    const { status, json } = await postJson(`${urlOf(backend)}${path}`, credentialsOf(backend));
    expect(status).toBe(200);
    expect(json[field]).toEqual(expect.stringMatching(/^\S{8,}$/));
    expect(Number(json.expires_in ?? 1)).toBeGreaterThan(0);
  });

  it("accepts a trailing slash", async () => {
    expect((await postJson(`${urlOf(backend)}${path}/`, credentialsOf(backend))).status).toBe(200);
  });

  it.each([
    ["a wrong key", () => ({ ...credentialsOf(backend), [secret]: "wrong" })],
    ["a wrong salt", () => ({ ...credentialsOf(backend), salt: "wrong" })],
    ["no key", () => ({ salt: credentialsOf(backend).salt })],
    ["an empty body", () => ({})],
    ["objects in place of texts", () => ({ salt: {}, [secret]: [] })],
  ])("rejects %s with 401 and a message", async (_case, body) => {
    const { status, json } = await postJson(`${urlOf(backend)}${path}`, body());
    expect(status).toBe(401);
    expect(json).toEqual({ message: expect.any(String) });
  });
});

describe.each(BACKENDS)("$call", ({ backend, read }) => {
  it.each([
    ["no token", () => null],
    ["a wrong token", () => "wrong"],
    ["the other backend's token", () => upstream.tokenOf(backend === "panel" ? "integration" : "panel")],
  ])("rejects a call with %s", async (_case, token) => {
    const { status, json } = await upstream.ask(read, { backend, token: token() });
    expect(status).toBe(401);
    expect(json).toEqual({ message: "Unauthenticated." });
  });

  it("accepts a call with the token", async () => {
    expect((await upstream.ask(read, { backend })).status).toBe(200);
  });
});
