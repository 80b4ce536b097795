import type { Readable } from "node:stream";
import { request, type Dispatcher } from "undici";
import { failure, success, type Result } from "../domain/result";
import type { Outcome } from "./breaker";
import { circuitOpenError, requestError, transportError, type RequestSpec } from "./exchange";
import type { TokenStore } from "./tokens";
import type { UpstreamError, UpstreamLimits } from "./upstream-error";

/** Sends JSON and receives a file. */
export interface StreamCall {
  backend: "panel" | "integration";
  /** From the backend's root, with a leading slash. */
  path: string;
  json: unknown;
  /** `totalMs` is the longest pause while the body is received. */
  limits: Partial<Omit<UpstreamLimits, "connectMs" | "retries">>;
  /** Also aborts while the body is received. */
  signal: AbortSignal;
}

/** A successful answer whose body is not read yet; destroying the body ends the transfer. */
export interface OpenStream {
  contentType: string;
  /** In bytes; null without a `Content-Length`. */
  length: number | null;
  body: Readable;
}

/** Changes a request into one that posts JSON to the same path. */
export const toPost = <Target extends Pick<RequestSpec, "headers">>(spec: Target, { path, json }: Pick<StreamCall, "path" | "json">) => ({
  ...spec,
  method: "POST" as const,
  headers: { ...spec.headers, "content-type": "application/json" },
  body: JSON.stringify(json),
  call: `POST ${path}`,
});

/** Sends the backend's token, and tries once more with a new token when it is rejected. */
export const openSignedIn = async (
  spec: RequestSpec,
  tokens: TokenStore,
  signal: AbortSignal,
): Promise<Result<OpenStream, UpstreamError>> => {
  const attempt = async (): Promise<Result<OpenStream, UpstreamError>> => {
    const signedIn = await tokens.get();
    if (!signedIn.ok) return signedIn;
    const { token } = signedIn.value;
    const withToken = { ...spec, headers: { ...spec.headers, authorization: `Bearer ${token}` } };
    const answer = (await spec.guard.attempt(() => openStream(withToken, signal), outcomeOf(signal))) ?? circuitOpenError(spec);
    if (!answer.ok && answer.error.kind === "refused") tokens.forget(token);
    return answer;
  };
  const first = await attempt();
  return !first.ok && first.error.kind === "refused" ? attempt() : first;
};

const openStream = async (spec: RequestSpec, signal: AbortSignal): Promise<Result<OpenStream, UpstreamError>> => {
  try {
    const response = await request(spec.url, {
      dispatcher: spec.dispatcher,
      method: spec.method,
      headers: spec.headers,
      body: spec.body,
      headersTimeout: spec.limits.headersMs,
      bodyTimeout: spec.limits.totalMs,
      signal,
    });
    if (response.statusCode === 200) return success(toStream(response));
    await response.body.dump();
    const isRefused = response.statusCode === 401;
    const sentence = isRefused ? `${spec.host} refuses the credentials` : `${spec.host} answered ${response.statusCode}`;
    return failure({ ...requestError(spec, isRefused ? "refused" : "status", sentence), status: response.statusCode });
  } catch (error) {
    return failure(transportError(spec, error));
  }
};

/** Depends on the response headers only: a body that breaks off later says little about the host. */
const outcomeOf =
  (signal: AbortSignal) =>
  (result: Result<OpenStream, UpstreamError>): Outcome => {
    if (signal.aborted) return "unknown";
    if (result.ok || (result.error.status ?? 500) < 500) return "answered";
    return "failed";
  };

const toStream = ({ headers, body }: Dispatcher.ResponseData): OpenStream => {
  const length = Number(headers["content-length"] ?? Number.NaN);
  return { contentType: String(headers["content-type"] ?? ""), length: Number.isSafeInteger(length) ? length : null, body };
};
