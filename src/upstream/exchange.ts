import { request, type Dispatcher, type FormData } from "undici";
import { failure, success, type Result } from "../domain/result";
import type { HostGuard } from "./host-guard";
import type { UpstreamError, UpstreamLimits } from "./upstream-error";

/** One HTTP call, which can be sent repeatedly. */
export interface RequestSpec {
  dispatcher: Dispatcher;
  method: "GET" | "POST";
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | FormData | null;
  /** Method and path, for error messages. */
  call: string;
  /** The environment variable that names the host, for messages. */
  host: string;
  limits: UpstreamLimits;
  guard: HostGuard;
}

/** A response of any status. */
export interface Answer {
  status: number;
  contentType: string;
  retryAfter: string | null;
  text: string;
}

/** Sends a request once, within its limits. Does not follow redirects: a token must not reach another host. */
export const exchange = async (spec: RequestSpec): Promise<Result<Answer, UpstreamError>> => {
  const { limits } = spec;
  try {
    const response = await request(spec.url, {
      dispatcher: spec.dispatcher,
      method: spec.method,
      headers: spec.headers,
      body: spec.body,
      headersTimeout: limits.headersMs,
      bodyTimeout: limits.totalMs,
      signal: AbortSignal.timeout(limits.totalMs),
    });
    const text = await readText(response.body, limits.maxBytes);
    if (text === null) return failure(requestError(spec, "too-large", `${spec.host} answered more than ${limits.maxBytes} bytes`));
    return success({
      status: response.statusCode,
      contentType: firstValue(response.headers["content-type"]) ?? "",
      retryAfter: firstValue(response.headers["retry-after"]),
      text,
    });
  } catch (error) {
    return failure(transportError(spec, error));
  }
};

/** The message begins with the call. */
export const requestError = ({ call }: Pick<RequestSpec, "call">, kind: UpstreamError["kind"], message: string): UpstreamError => ({
  kind,
  call,
  status: null,
  message: `${call}: ${message}.`,
});

/** While the circuit breaker is open: the request was not sent. */
export const circuitOpenError = (spec: RequestSpec): Result<never, UpstreamError> =>
  failure(requestError(spec, "unreachable", `${spec.host} has failed too often; requests are paused for some seconds`));

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

const firstValue = (header: string | string[] | undefined): string | null => (Array.isArray(header) ? header[0] : header) ?? null;

const TIMEOUTS: Readonly<Record<string, (limits: UpstreamLimits) => string>> = {
  UND_ERR_CONNECT_TIMEOUT: ({ connectMs }) => `took no connection within ${connectMs} ms`,
  UND_ERR_HEADERS_TIMEOUT: ({ headersMs }) => `did not begin to answer within ${headersMs} ms`,
  UND_ERR_BODY_TIMEOUT: ({ totalMs }) => `did not finish its answer within ${totalMs} ms`,
  TimeoutError: ({ totalMs }) => `did not finish its answer within ${totalMs} ms`,
};

/** For a call without a response. */
export const transportError = (spec: RequestSpec, error: unknown): UpstreamError => {
  const code = errorCode(error);
  const timeout = TIMEOUTS[code];
  if (timeout) return requestError(spec, "timeout", `${spec.host} ${timeout(spec.limits)}`);
  return requestError(spec, "unreachable", `${spec.host} cannot be reached (${code})`);
};

/** Used instead of the error's message, which may quote addresses. A DOMException is not always an `Error`, so the shape is checked. */
const errorCode = (error: unknown): string => {
  if (typeof error !== "object" || error === null) return "unknown";
  if ("code" in error && typeof error.code === "string") return error.code;
  return "name" in error && typeof error.name === "string" ? error.name : "unknown";
};
