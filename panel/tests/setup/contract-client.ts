import type { Hono } from "hono";

import { createContract, type ContractOptions } from "../../src/contract/app";
import { localFiles } from "../../src/media/local-files";
import { memoryStore, type MemoryContent } from "../fakes/memory-store";

export const CREDENTIALS = {
  panelSalt: "panel salt",
  panelApiToken: "panel token",
  integrationSalt: "integration salt",
  integrationApiKey: "integration key",
};

export const createTestContract = (content: MemoryContent, over: Partial<ContractOptions> = {}) => {
  const store = memoryStore(content);
  const app = createContract({
    store,
    credentials: CREDENTIALS,
    secret: "secret of the tests",
    files: localFiles("/nonexistent"),
    onError: () => undefined,
    ...over,
  });
  return { app, store };
};

const post = (app: Hono, path: string, body: unknown) =>
  app.request(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

export const signInIntegration = (app: Hono, body: unknown = { salt: "integration salt", api_key: "integration key" }) =>
  post(app, "/signin", body);

export const signInPanel = (app: Hono, body: unknown = { salt: "panel salt", api_token: "panel token" }) => post(app, "/login", body);

/** Signs in to both backends. Returns for each a function that sends a request and returns status, headers and body. */
export const signedIn = async (app: Hono) => {
  const { access_token: integration } = await (await signInIntegration(app)).json();
  const { token: panel } = await (await signInPanel(app)).json();
  const send = async (token: string, path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("Authorization", `Bearer ${token}`);
    const response = await app.request(path, { ...init, headers });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return {
    integration: (path: string, init?: RequestInit) => send(integration, path, init),
    panel: (path: string, init?: RequestInit) => send(panel, path, init),
  };
};
