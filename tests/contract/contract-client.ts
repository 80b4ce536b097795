import type { UpstreamSettings } from "../../src/config/environment";
import { logAnswer } from "./call-log";
import { startContractTarget, type ContractTarget } from "./contract-target";

export type Json = Readonly<Record<string, unknown>>;

export type Backend = "panel" | "integration";

export interface ContractResponse {
  status: number;
  type: string;
  headers: Headers;
  bytes: Buffer;
  /** The body as a JSON object; empty when it is none. */
  json: Json;
}

export interface ContractRequest {
  backend: Backend;
  /** The token to send: by default the back end's own, with null none. */
  token?: string | null;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: BodyInit;
}

/** Starts the upstream under test and signs in to both back ends, once for each test file. */
export const connectUpstream = () => {
  let target: ContractTarget;
  const tokens: Record<Backend, string> = { panel: "", integration: "" };

  beforeAll(async () => {
    target = await startContractTarget();
    tokens.panel = String((await postJson(`${target.settings.panelUrl}/login`, panelCredentials(target.settings))).json.token);
    tokens.integration = String(
      (await postJson(`${target.settings.integrationUrl}/signin`, integrationCredentials(target.settings))).json.access_token,
    );
  });

  afterAll(() => target.stop());

  const ask = async (path: string, { backend, token = tokens[backend], ...init }: ContractRequest): Promise<ContractResponse> => {
    const base = backend === "panel" ? target.settings.panelUrl : target.settings.integrationUrl;
    const headers = new Headers({ accept: "application/json", ...init.headers });
    if (token !== null) headers.set("authorization", `Bearer ${token}`);
    const response = await readResponse(await fetch(`${base}${path}`, { ...init, headers }));
    logAnswer({ method: init.method ?? "GET", path }, { status: response.status, code: response.json.code });
    return response;
  };

  /** A file of the media base by its path, or of another host by its address; without a token. */
  const file = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<ContractResponse> => {
    const address = /^https?:/.test(path) ? path : `${target.settings.mediaUrl}/${path.replace(/^\//, "")}`;
    const response = await readResponse(await fetch(address, { headers, redirect: "manual" }));
    logAnswer({ method: "GET", path: "/storage/file" }, { status: response.status, code: null });
    return response;
  };

  return {
    ask,
    file,
    panel: (path: string) => ask(path, { backend: "panel" }),
    integration: (path: string) => ask(path, { backend: "integration" }),
    settings: () => target.settings,
    tokenOf: (backend: Backend) => tokens[backend],
  };
};

export const panelCredentials = ({ panelSalt, panelApiToken }: UpstreamSettings): Json => ({ salt: panelSalt, api_token: panelApiToken });

export const integrationCredentials = ({ integrationSalt, integrationApiKey }: UpstreamSettings): Json => ({
  salt: integrationSalt,
  api_key: integrationApiKey,
});

export const postJson = async (url: string, body: unknown): Promise<ContractResponse> =>
  readResponse(await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }));

export const readResponse = async (response: Response): Promise<ContractResponse> => {
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    type: response.headers.get("content-type") ?? "",
    headers: response.headers,
    bytes,
    json: parseObject(bytes),
  };
};

const parseObject = (bytes: Buffer): Json => {
  try {
    return { ...(JSON.parse(bytes.toString("utf8")) as object) };
  } catch {
    return {};
  }
};

/** Throws without a list named `data`. */
export const listOf = ({ json }: Pick<ContractResponse, "json">): Json[] => {
  if (!Array.isArray(json.data)) throw new Error("the response has no list named data");
  return json.data as Json[];
};
