import type { Readable } from "node:stream";
import { request, type Dispatcher } from "undici";
import { failure, success, type Result } from "../domain/result";
import type { Outcome } from "./breaker";
import { leftAlone, orderError, transportError, type Order } from "./exchange";
import type { TokenStore } from "./tokens";
import type { UpstreamError, UpstreamLimits } from "./upstream-error";

/** A call that sends JSON and is answered by a file. */
export interface StreamCall {
  backend: "panel" | "integration";
  /** From the backend's root, with a leading slash. */
  path: string;
  json: unknown;
  /** `totalMs` is the longest silence while the body comes in. */
  limits: Partial<Omit<UpstreamLimits, "connectMs" | "retries">>;
  /** Ends the call, also while its body comes in. */
  signal: AbortSignal;
}

/** A successful answer whose body is still coming; destroying the body ends the transfer. */
export interface OpenStream {
  contentType: string;
  /** In bytes; null where upstream did not announce it. */
  length: number | null;
  body: Readable;
}

/** Turns the order of a path into one that posts JSON to it. */
export const toPost = <Addressed extends Pick<Order, "headers">>(order: Addressed, { path, json }: Pick<StreamCall, "path" | "json">) => ({
  ...order,
  method: "POST" as const,
  headers: { ...order.headers, "content-type": "application/json" },
  body: JSON.stringify(json),
  call: `POST ${path}`,
});

/** Sends a call with the backend's token, and once more with a new one where it is refused. */
export const openSignedIn = async (order: Order, tokens: TokenStore, signal: AbortSignal): Promise<Result<OpenStream, UpstreamError>> => {
  const attempt = async (): Promise<Result<OpenStream, UpstreamError>> => {
    const token = await tokens.get();
    if (!token.ok) return token;
    const withToken = { ...order, headers: { ...order.headers, authorization: `Bearer ${token.value}` } };
    const answer = (await order.guard.attempt(() => openStream(withToken, signal), outcomeOf(signal))) ?? leftAlone(order);
    if (!answer.ok && answer.error.kind === "refused") tokens.forget(token.value);
    return answer;
  };
  const first = await attempt();
  return !first.ok && first.error.kind === "refused" ? attempt() : first;
};

/** Hands the body of an answer on unread. */
const openStream = async (order: Order, signal: AbortSignal): Promise<Result<OpenStream, UpstreamError>> => {
  try {
    const response = await request(order.url, {
      dispatcher: order.dispatcher,
      method: order.method,
      headers: order.headers,
      body: order.body,
      headersTimeout: order.limits.headersMs,
      bodyTimeout: order.limits.totalMs,
      signal,
    });
    if (response.statusCode === 200) return success(toStream(response));
    await response.body.dump();
    const isRefused = response.statusCode === 401;
    const sentence = isRefused ? `${order.host} refuses the credentials` : `${order.host} answered ${response.statusCode}`;
    return failure({ ...orderError(order, isRefused ? "refused" : "status", sentence), status: response.statusCode });
  } catch (error) {
    return failure(transportError(order, error));
  }
};

/** Judged by the head alone: a body that breaks off later says little of the host. */
const outcomeOf = (signal: AbortSignal) => (result: Result<OpenStream, UpstreamError>): Outcome => {
  if (signal.aborted) return "unknown";
  if (result.ok || (result.error.status ?? 500) < 500) return "answered";
  return "failed";
};

const toStream = ({ headers, body }: Dispatcher.ResponseData): OpenStream => {
  const length = Number(headers["content-length"] ?? Number.NaN);
  return { contentType: String(headers["content-type"] ?? ""), length: Number.isSafeInteger(length) ? length : null, body };
};
