import {
  cdnSettings,
  gatewayUrl,
  listenHost,
  readEnvironment,
  sharedStateSettings,
  siteUrl,
  upstreamSettings,
  upstreamVariables,
} from "./environment";

const read = (variables: NodeJS.ProcessEnv) => {
  const result = readEnvironment(variables);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

describe("readEnvironment", () => {
  it("needs no variable on a fresh machine", () => {
    expect(read({})).toMatchObject({
      PORT: 9000,
      PANEL_PORT: 4000,
      DATA_DIR: "data",
      SITE_TIME_ZONE: "America/Sao_Paulo",
      MEDIA_HOSTS: [],
      TRUST_PROXY: false,
    });
  });

  it("reads an empty variable as unset", () => {
    expect(read({ PORT: "", PANEL_URL: "" }).PORT).toBe(9000);
  });

  it("reads a list of hosts", () => {
    expect(read({ MEDIA_HOSTS: "cdn.example.com, *.img.example.com" }).MEDIA_HOSTS).toEqual(["cdn.example.com", "*.img.example.com"]);
  });

  it.each([
    [{ PORT: "99999" }, "PORT"],
    [{ PORT: "abc" }, "PORT"],
    [{ HOST: "http://0.0.0.0" }, "HOST"],
    [{ PANEL_URL: "panel.example.com" }, "PANEL_URL"],
    [{ MEDIA_HOSTS: "https://cdn.example.com" }, "MEDIA_HOSTS"],
    [{ SITE_TIME_ZONE: "Mars/Olympus" }, "SITE_TIME_ZONE"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
    [{ SHARED_DATABASE_URL: "mysql://x" }, "SHARED_DATABASE_URL"],
    [{ PUBLISH_SECRET: "short" }, "PUBLISH_SECRET"],
    [{ PREVIEW_SECRET: "short" }, "PREVIEW_SECRET"],
    [{ PAYLOAD_SECRET: "short" }, "PAYLOAD_SECRET"],
    [{ CDN: "yes" }, "CDN"],
    [{ CDN_PURGE_URL: "cdn.example.com" }, "CDN_PURGE_URL"],
    [{ CDN_PURGE_SECRET: "short" }, "CDN_PURGE_SECRET"],
  ])("rejects %p and names it", (variables, name) => {
    expect(readEnvironment(variables)).toEqual({ ok: false, error: expect.stringContaining(name) });
  });
});

it.each([
  [{}, "0.0.0.0", "http://127.0.0.1:9000"],
  [{ TRUST_PROXY: "true" }, "127.0.0.1", "http://127.0.0.1:9000"],
  [{ TRUST_PROXY: "true", HOST: "0.0.0.0" }, "0.0.0.0", "http://127.0.0.1:9000"],
  [{ HOST: "::1", PORT: "80" }, "::1", "http://[::1]:80"],
  [{ HOST: "::" }, "::", "http://127.0.0.1:9000"],
  [{ HOST: "" }, "0.0.0.0", "http://127.0.0.1:9000"],
])("with %p makes the gateway listen on %s with the address %s", (variables, host, url) => {
  const environment = read(variables);
  expect([listenHost(environment), gatewayUrl(environment)]).toEqual([host, url]);
});

describe("cdnSettings", () => {
  const given = {
    CDN_PURGE_URL: "http://10.0.0.1:6081/.cdn/purge, http://10.0.0.2:6081/.cdn/purge",
    CDN_PURGE_SECRET: "a secret for tests",
  };

  it("is undefined unless CDN is on, whatever else is set", () => {
    expect(cdnSettings(read(given))).toEqual({ ok: true, value: undefined });
  });

  it("reads all purge addresses", () => {
    expect(cdnSettings(read({ ...given, CDN: "on" }))).toEqual({
      ok: true,
      value: { purgeUrls: ["http://10.0.0.1:6081/.cdn/purge", "http://10.0.0.2:6081/.cdn/purge"], purgeSecret: "a secret for tests" },
    });
  });

  it.each([{ CDN_PURGE_URL: "" }, { CDN_PURGE_SECRET: "" }])("fails without %p", (missing) => {
    expect(cdnSettings(read({ ...given, ...missing, CDN: "on" }))).toEqual({ ok: false, error: expect.stringContaining("CDN_PURGE_URL") });
  });
});

describe("upstreamSettings", () => {
  const panel = { PANEL_URL: "https://panel.example.com/", PANEL_SALT: "salt", PANEL_API_TOKEN: "token" };

  it("defaults integration and media to the panel", () => {
    expect(upstreamSettings(read(panel))).toEqual({
      ok: true,
      value: {
        panelUrl: "https://panel.example.com",
        panelSalt: "salt",
        panelApiToken: "token",
        integrationUrl: "https://panel.example.com",
        integrationSalt: "salt",
        integrationApiKey: "token",
        mediaUrl: "https://panel.example.com/storage",
        mediaHosts: [],
      },
    });
  });

  it("keeps the given values", () => {
    const result = upstreamSettings(
      read({ ...panel, INTEGRATION_URL: "https://api.example.com", MEDIA_URL: "https://m.example.com/storage/" }),
    );
    expect(result).toMatchObject({ value: { integrationUrl: "https://api.example.com", mediaUrl: "https://m.example.com/storage" } });
  });

  it("are equal after a child process has read them from its environment", () => {
    const settings = upstreamSettings(read({ ...panel, MEDIA_HOSTS: "a.example.com,*.b.example.com" }));
    if (!settings.ok) throw new Error(settings.error);
    expect(upstreamSettings(read(upstreamVariables(settings.value)))).toEqual(settings);
  });

  it("names a missing variable without revealing others' values", () => {
    expect(upstreamSettings(read({ PANEL_URL: "https://panel.example.com", PANEL_SALT: "salt" }))).toEqual({
      ok: false,
      error: "PANEL_API_TOKEN must be set",
    });
  });
});

it("reads the site's address from SITE_URL, or from the port", () => {
  expect(siteUrl(read({ SITE_URL: "https://www.example.com/" }))).toBe("https://www.example.com");
  expect(siteUrl(read({ PORT: "9123" }))).toBe("http://localhost:9123");
});

describe("sharedStateSettings", () => {
  const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key", S3_ENDPOINT: "http://127.0.0.1:8080" };
  const bucket = { region: "us-east-1", endpoint: "http://127.0.0.1:8080", accessKeyId: "id", secretAccessKey: "key" };

  it("is null without its variables, also when the panel has a database and a bucket", () => {
    expect(sharedStateSettings(read({ ...keys, DATABASE_URL: "postgres://db/panel", S3_BUCKET: "files" }))).toEqual({
      ok: true,
      value: null,
    });
  });

  it("reads its own database and bucket", () => {
    expect(sharedStateSettings(read({ ...keys, SHARED_DATABASE_URL: "postgres://db/gateway", SHARED_BUCKET: "gateway" }))).toEqual({
      ok: true,
      value: { databaseUrl: "postgres://db/gateway", bucket: { bucket: "gateway", ...bucket } },
    });
  });

  it("uses the panel's database and private bucket for the value panel", () => {
    const variables = { SHARED_DATABASE_URL: "panel", SHARED_BUCKET: "panel", DATABASE_URL: "postgres://db/panel", S3_BUCKET: "files" };
    expect(sharedStateSettings(read({ ...keys, ...variables, S3_PRIVATE_BUCKET: "private" }))).toEqual({
      ok: true,
      value: { databaseUrl: "postgres://db/panel", bucket: { bucket: "private", ...bucket } },
    });
  });

  it.each([
    [{ ...keys, SHARED_BUCKET: "gateway" }, "SHARED_DATABASE_URL"],
    [{ ...keys, SHARED_DATABASE_URL: "panel", SHARED_BUCKET: "gateway" }, "DATABASE_URL"],
    [{ ...keys, SHARED_DATABASE_URL: "postgres://db/gateway" }, "SHARED_BUCKET"],
    [{ ...keys, SHARED_DATABASE_URL: "postgres://db/gateway", SHARED_BUCKET: "panel" }, "S3_BUCKET"],
    [{ SHARED_DATABASE_URL: "postgres://db/gateway", SHARED_BUCKET: "gateway" }, "S3_ACCESS_KEY_ID"],
  ])("refuses %p and names what is missing", (variables, name) => {
    expect(sharedStateSettings(read(variables))).toEqual({ ok: false, error: expect.stringContaining(name) });
  });
});
