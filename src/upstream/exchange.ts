import { request, type Dispatcher, type FormData } from "undici";
import { failure, success, type Result } from "../domain/result";
import type { HostGuard } from "./host-guard";
import type { UpstreamError, UpstreamLimits } from "./upstream-error";

/** One HTTP call, ready to be sent any number of times. */
export interface Order {
  dispatcher: Dispatcher;
  method: "GET" | "POST";
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | FormData | null;
  /** Method and path as an error may show them. */
  call: string;
  /** The environment variable that names the host, for messages. */
  host: string;
  limits: UpstreamLimits;
  guard: HostGuard;
}

/** Whatever came back, of any status. */
export interface Answer {
  status: number;
  contentType: string;
  retryAfter: string | null;
  text: string;
}

/** Sends a call once, within its limits. Redirects are answers, not followed: a token must not travel to another host. */
export const exchange = async (order: Order): Promise<Result<Answer, UpstreamError>> => {
  const { limits } = order;
  try {
    const response = await request(order.url, {
      dispatcher: order.dispatcher,
      method: order.method,
      headers: order.headers,
      body: order.body,
      headersTimeout: limits.headersMs,
      bodyTimeout: limits.totalMs,
      signal: AbortSignal.timeout(limits.totalMs),
    });
    const text = await readText(response.body, limits.maxBytes);
    if (text === null) return failure(orderError(order, "too-large", `${order.host} answered more than ${limits.maxBytes} bytes`));
    return success({
      status: response.statusCode,
      contentType: firstValue(response.headers["content-type"]) ?? "",
      retryAfter: firstValue(response.headers["retry-after"]),
      text,
    });
  } catch (error) {
    return failure(transportError(order, error));
  }
};

/** An error of this call; the message gets the call in front. */
export const orderError = (
  { call }: Pick<Order, "call">,
  kind: UpstreamError["kind"],
  message: string,
): UpstreamError => ({ kind, call, status: null, message: `${call}: ${message}.` });

/** What a caller is told while a host that failed too often is left alone: to them it is not there. */
export const leftAlone = (order: Order): Result<never, UpstreamError> =>
  failure(orderError(order, "unreachable", `${order.host} has failed too often and is left alone for some seconds`));

const readText = async (body: Dispatcher.ResponseData["body"], maxBytes: number): Promise<string | null> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.byteLength;
    if (size > maxBytes) return null; // leaving the loop destroys the stream, and with it the connection
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
};

const firstValue = (header: string | string[] | undefined): string | null =>
  (Array.isArray(header) ? header[0] : header) ?? null;

const TIMEOUTS: Readonly<Record<string, (limits: UpstreamLimits) => string>> = {
  UND_ERR_CONNECT_TIMEOUT: ({ connectMs }) => `took no connection within ${connectMs} ms`,
  UND_ERR_HEADERS_TIMEOUT: ({ headersMs }) => `did not begin to answer within ${headersMs} ms`,
  UND_ERR_BODY_TIMEOUT: ({ totalMs }) => `did not finish its answer within ${totalMs} ms`,
  TimeoutError: ({ totalMs }) => `did not finish its answer within ${totalMs} ms`,
};

/** What became of a call that brought no answer. */
export const transportError = (order: Order, error: unknown): UpstreamError => {
  const code = errorCode(error);
  const timeout = TIMEOUTS[code];
  if (timeout) return orderError(order, "timeout", `${order.host} ${timeout(order.limits)}`);
  return orderError(order, "unreachable", `${order.host} cannot be reached (${code})`);
};

/** The code alone: an error's own message may quote addresses. Read by shape, as a DOMException is not always an Error. */
const errorCode = (error: unknown): string => {
  if (typeof error !== "object" || error === null) return "unknown";
  if ("code" in error && typeof error.code === "string") return error.code;
  return "name" in error && typeof error.name === "string" ? error.name : "unknown";
};
