import type { FormData } from "undici";
import type { UpstreamSettings } from "../config/environment";
import type { RequestSpec } from "./exchange";
import type { UpstreamLimits } from "./upstream-error";

export type Backend = "panel" | "integration";

export interface JsonCall {
  backend: Backend;
  /** From the backend's root, with a leading slash. */
  path: string;
  query?: Readonly<Record<string, string | number>>;
  /** Without `connectMs`, which is the client's: one connection serves many calls. */
  limits?: Partial<Omit<UpstreamLimits, "connectMs">>;
}

export interface FormCall {
  /** From the panel's root, with a leading slash. */
  path: string;
  form: FormData;
  headers: Readonly<Record<string, string>>;
  limits: Partial<Omit<UpstreamLimits, "connectMs" | "retries">>;
}

export interface JsonPost {
  /** From the panel's root, with a leading slash; error messages quote it. */
  path: string;
  /** Sent as JSON, and never quoted. */
  body: Readonly<Record<string, unknown>>;
}

/** The environment variables that name the hosts, for messages. */
const HOSTS = { panel: "PANEL_URL", integration: "INTEGRATION_URL" } as const;

/** A request without token and limits. */
export type RequestTarget = Pick<RequestSpec, "method" | "url" | "headers" | "body" | "call" | "host">;

export const toRequestSpec = (settings: UpstreamSettings, { backend, path, query = {} }: JsonCall): RequestTarget => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const base = backend === "panel" ? settings.panelUrl : settings.integrationUrl;
  return {
    method: "GET",
    url: `${base}${path}${search === "" ? "" : `?${search}`}`,
    headers: { accept: "application/json" },
    body: null,
    call: `GET ${path}`,
    host: HOSTS[backend],
  };
};

export const toFormRequestSpec = ({ panelUrl }: UpstreamSettings, { path, form, headers }: FormCall): RequestTarget => ({
  method: "POST",
  url: `${panelUrl}${path}`,
  headers: { accept: "application/json", ...headers },
  body: form,
  call: `POST ${path}`,
  host: HOSTS.panel,
});

export const toJsonPostSpec = ({ panelUrl }: UpstreamSettings, { path, body }: JsonPost): RequestTarget => ({
  method: "POST",
  url: `${panelUrl}${path}`,
  headers: { accept: "application/json", "content-type": "application/json" },
  body: JSON.stringify(body),
  call: `POST ${path}`,
  host: HOSTS.panel,
});

const signInSpec = (url: string, credentials: Readonly<Record<string, string>>, backend: Backend): RequestTarget => ({
  method: "POST",
  url,
  headers: { accept: "application/json", "content-type": "application/json" },
  body: JSON.stringify(credentials),
  call: `POST ${backend === "panel" ? "/login" : "/signin"}`,
  host: HOSTS[backend],
});

export const panelSignIn = ({ panelUrl, panelSalt, panelApiToken }: UpstreamSettings): RequestTarget =>
  signInSpec(`${panelUrl}/login`, { salt: panelSalt, api_token: panelApiToken }, "panel");

export const integrationSignIn = ({ integrationUrl, integrationSalt, integrationApiKey }: UpstreamSettings): RequestTarget =>
  signInSpec(`${integrationUrl}/signin`, { salt: integrationSalt, api_key: integrationApiKey }, "integration");
