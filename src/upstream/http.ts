import { Agent, type FormData } from "undici";
import type { UpstreamSettings } from "../config/environment";
import { failure, success, type Result } from "../domain/result";
import { orderError, type Answer, type Order } from "./exchange";
import { openSignedIn, toPost, type OpenStream, type StreamCall } from "./open-stream";
import { integrationSignIn, panelSignIn, toFormOrder, toOrder } from "./orders";
import { exchangeWithRetries } from "./retry";
import { createTokenStore, type SignedIn } from "./tokens";
import type { UpstreamError, UpstreamLimits } from "./upstream-error";

export type { UpstreamError, UpstreamLimits } from "./upstream-error";

export type Backend = "panel" | "integration";

export interface JsonCall {
  backend: Backend;
  /** From the backend's root, with a leading slash. */
  path: string;
  query?: Readonly<Record<string, string | number>>;
  /** `connectMs` is the client's: one connection serves many calls. */
  limits?: Partial<Omit<UpstreamLimits, "connectMs">>;
}

export interface FormCall {
  /** From the panel's root, with a leading slash. */
  path: string;
  form: FormData;
  headers: Readonly<Record<string, string>>;
  limits: Partial<Omit<UpstreamLimits, "connectMs" | "retries">>;
}

export interface UpstreamClient {
  /** The parsed JSON of a 2xx answer; every other status is an error of kind `status`, a 401 after a new sign-in `refused`. */
  getJson(call: JsonCall): Promise<Result<unknown, UpstreamError>>;
  /** Sends a form to the panel, once; any answer but a 401 is given as it came. */
  postForm(call: FormCall): Promise<Result<Answer, UpstreamError>>;
  /** A valid token without the word Bearer, for a library that makes its own call; never for a page, a log or an error. */
  bearer(backend: Backend): Promise<Result<string, UpstreamError>>;
  /** The body of a 200 answer to a POST, unread; tried once, and once more after a refused token. */
  openStream(call: StreamCall): Promise<Result<OpenStream, UpstreamError>>;
  /** Ends all connections, and with them calls that still run. */
  close(): Promise<void>;
}

export const DEFAULT_LIMITS: UpstreamLimits = {
  connectMs: 1000,
  headersMs: 3000,
  totalMs: 4000,
  maxBytes: 5_000_000,
  retries: 2,
};

/** The one way to the two back ends: signs in to each when first needed, and once more when a token is refused. */
export const createUpstreamClient = (settings: UpstreamSettings, limits: Partial<UpstreamLimits> = {}): UpstreamClient => {
  const clientLimits = { ...DEFAULT_LIMITS, ...limits };
  const dispatcher = new Agent({ connect: { timeout: clientLimits.connectMs }, connections: 16 });
  const orderBase = { dispatcher, limits: clientLimits };
  const tokens = {
    panel: createTokenStore(() => signIn({ ...orderBase, ...panelSignIn(settings) }, "token")),
    integration: createTokenStore(() => signIn({ ...orderBase, ...integrationSignIn(settings) }, "access_token")),
  };

  const getWithToken = async (order: Order, backend: Backend): Promise<Result<{ answer: Answer; token: string }, UpstreamError>> => {
    const token = await tokens[backend].get();
    if (!token.ok) return token;
    const headers = { ...order.headers, authorization: `Bearer ${token.value}` };
    const answer = await exchangeWithRetries({ ...order, headers });
    return answer.ok ? success({ answer: answer.value, token: token.value }) : answer;
  };

  const getAnswer = async (order: Order, backend: Backend): Promise<Result<Answer, UpstreamError>> => {
    const first = await getWithToken(order, backend);
    if (!first.ok) return first;
    if (first.value.answer.status !== 401) return success(first.value.answer);
    tokens[backend].forget(first.value.token);
    const second = await getWithToken(order, backend);
    return second.ok ? success(second.value.answer) : second;
  };

  return {
    getJson: async (call) => {
      const order = { ...orderBase, ...toOrder(settings, call), limits: { ...clientLimits, ...call.limits } };
      const answer = await getAnswer(order, call.backend);
      return answer.ok ? readJson(order, answer.value) : answer;
    },
    postForm: async (call) => {
      const order = { ...orderBase, ...toFormOrder(settings, call), limits: { ...clientLimits, ...call.limits, retries: 0 } };
      const answer = await getAnswer(order, "panel");
      return answer.ok && answer.value.status === 401 ? failure(refusedError(order)) : answer;
    },
    bearer: (backend) => tokens[backend].get(),
    openStream: (call) => {
      const order = { ...orderBase, ...toPost(toOrder(settings, call), call), limits: { ...clientLimits, ...call.limits } };
      return openSignedIn(order, tokens[call.backend], call.signal);
    },
    close: () => dispatcher.destroy(),
  };
};

const signIn = async (order: Order, field: "token" | "access_token"): Promise<Result<SignedIn, UpstreamError>> => {
  const answer = await exchangeWithRetries(order);
  if (!answer.ok) return answer;
  const json = readJson(order, answer.value);
  if (!json.ok) return json;
  const body: Readonly<Record<string, unknown>> = { ...(typeof json.value === "object" ? json.value : {}) };
  const token = body[field];
  if (typeof token !== "string" || token === "") return failure(orderError(order, "garbage", `the answer holds no ${field}`));
  const seconds = Number(body.expires_in ?? Number.NaN);
  return success({ token, expiresInSeconds: seconds > 0 ? seconds : null });
};

const refusedError = (order: Order): UpstreamError => ({ ...orderError(order, "refused", `${order.host} refuses the credentials`), status: 401 });

const readJson = (order: Order, { status, contentType, text }: Answer): Result<unknown, UpstreamError> => {
  if (status === 401) return failure(refusedError(order));
  if (status < 200 || status > 299) return failure({ ...orderError(order, "status", `${order.host} answered ${status}`), status });
  if (/\bhtml\b/i.test(contentType) || text.trimStart().startsWith("<"))
    return failure({ ...orderError(order, "garbage", `${order.host} answered a page of HTML instead of JSON`), status });
  try {
    const value: unknown = JSON.parse(text);
    return success(value);
  } catch {
    return failure({ ...orderError(order, "garbage", `${order.host} answered no valid JSON`), status });
  }
};
