import config from "@payload-config";
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from "@payloadcms/next/routes";

import { handleSessionsInOrder } from "../../src/accounts/sign-in-order";

export const ORIGIN = "http://localhost:4000";

const HANDLERS = {
  GET: REST_GET(config),
  POST: handleSessionsInOrder(REST_POST(config)),
  PATCH: REST_PATCH(config),
  DELETE: REST_DELETE(config),
};

export type RequestOptions = {
  method?: keyof typeof HANDLERS;
  /** Sent as JSON. */
  json?: unknown;
  form?: FormData;
  /** Sent unchanged. */
  bytes?: Uint8Array;
  token?: string | null;
  headers?: Record<string, string>;
};

type Answer = { status: number; headers: Headers; body: Awaited<ReturnType<Response["json"]>> };

/** Calls the panel's REST handlers like the route of Next. Paths are relative to /cms/api. */
export const requestPanel = async (
  path: string,
  { method = "GET", json, form, bytes, token, headers = {} }: RequestOptions = {},
): Promise<Answer> => {
  const url = new URL(`${ORIGIN}/cms/api${path}`);
  const init = new Headers(headers);
  if (token) init.set("Authorization", `JWT ${token}`);
  if (json !== undefined) init.set("Content-Type", "application/json");
  // Encoded first: when a form is rejected while Node 24 is still encoding it, Node throws an error that cannot be caught.
  const encoded = form && (await new Response(form).blob());
  const body = encoded ?? (bytes === undefined ? undefined : new Blob([new Uint8Array(bytes)]));
  const request = new Request(url, { method, headers: init, body: body ?? (json === undefined ? undefined : JSON.stringify(json)) });
  const slug = url.pathname.split("/").slice(3).map(decodeURIComponent);
  const response = await HANDLERS[method](request, { params: Promise.resolve({ slug }) });
  const isJson = response.headers.get("Content-Type")?.includes("json") === true;
  const received = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(received.toString("utf8")) : received };
};

/** Returns the token; throws when the sign-in is rejected. */
export const signInAs = async (email: string, password: string): Promise<string> => {
  const { status, body } = await requestPanel("/users/login", { method: "POST", json: { email, password } });
  if (status !== 200) throw new Error(`Sign-in of ${email} answered ${status}: ${JSON.stringify(body)}`);
  return body.token;
};
