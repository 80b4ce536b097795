import { Agent } from "undici";
import type { UpstreamSettings } from "../config/environment";
import { failure, success, type Result } from "../domain/result";
import { requestError, type Answer, type RequestSpec } from "./exchange";
import type { Breaker } from "./breaker";
import { createHostGuards, UNGUARDED, type HostGuard, type HostGuardOptions } from "./host-guard";
import { openSignedIn, toPost, type OpenStream, type StreamCall } from "./open-stream";
import {
  integrationSignIn,
  panelSignIn,
  toFormRequestSpec,
  toJsonPostSpec,
  toRequestSpec,
  type Backend,
  type FormCall,
  type JsonCall,
  type JsonPost,
  type RequestTarget,
} from "./request-spec";
import { readJson, refusedError } from "./read-json";
import { exchangeWithRetries } from "./retry";
import { createTokenStore, type SignedIn } from "./tokens";
import type { UpstreamError, UpstreamLimits } from "./upstream-error";

export type { UpstreamError, UpstreamLimits } from "./upstream-error";

export interface UpstreamClient {
  /**
   * Returns the parsed JSON of a 2xx answer. Every other status is an error of kind `status`; a 401 after a new sign-in
   * is one of kind `refused`.
   */
  getJson(call: JsonCall): Promise<Result<unknown, UpstreamError>>;
  /** Sends a form to the panel once, even while its circuit breaker is open: the outbox has pauses of its own. Returns any answer but a 401 unchanged. */
  postForm(call: FormCall): Promise<Result<Answer, UpstreamError>>;
  /** Returns any answer but a 401 unchanged, after the retries of `getJson`: for calls whose error bodies matter. */
  getAnswer(call: JsonCall): Promise<Result<Answer, UpstreamError>>;
  /** Sends JSON to the panel once, as `postForm` does. */
  postJson(call: JsonPost): Promise<Result<Answer, UpstreamError>>;
  /** Returns the current sign-in. Its token is for a library that makes its own call; never pass it to a page, a log or an error. */
  signIn(backend: Backend): Promise<Result<SignedIn, UpstreamError>>;
  /** Returns the unread body of a 200 answer to a POST. Tries once, and once more after a rejected token. */
  openStream(call: StreamCall): Promise<Result<OpenStream, UpstreamError>>;
  /** The state of each backend's circuit breaker. */
  phases(): Record<Backend, Breaker["phase"]>;
  /** Closes all connections and aborts running calls. */
  close(): Promise<void>;
}

const DEFAULT_LIMITS: UpstreamLimits = {
  connectMs: 1000,
  headersMs: 3000,
  totalMs: 4000,
  maxBytes: 5_000_000,
  retries: 2,
};

/** Three seconds of pauses in total: a short failure must not fail a build that takes minutes. */
const PATIENT_LIMITS = { retries: 4 };

const DEFAULT_GUARD: HostGuardOptions = { now: Date.now, onRecovered: () => undefined };

/** For requests that visitors wait for; with a circuit breaker for each host. */
export const createUpstreamClient = (
  settings: UpstreamSettings,
  limits: Partial<UpstreamLimits> = {},
  guard: Partial<HostGuardOptions> = {},
): UpstreamClient => createClient({ settings, limits, guards: createHostGuards(settings, { ...DEFAULT_GUARD, ...guard }) });

/** For builds, which a single failed call would fail: no circuit breaker, no retry budget, more retries. */
export const createBuildClient = (settings: UpstreamSettings, limits: Partial<UpstreamLimits> = {}): UpstreamClient =>
  createClient({ settings, limits: { ...PATIENT_LIMITS, ...limits }, guards: { panel: UNGUARDED, integration: UNGUARDED } });

interface ClientParts {
  settings: UpstreamSettings;
  limits: Partial<UpstreamLimits>;
  guards: Record<Backend, HostGuard>;
}

/** Signs in to each backend at its first call, and again when a token is rejected. */
const createClient = ({ settings, limits, guards }: ClientParts): UpstreamClient => {
  const clientLimits = { ...DEFAULT_LIMITS, ...limits };
  const dispatcher = new Agent({ connect: { timeout: clientLimits.connectMs }, connections: 16 });
  const specBase = { dispatcher, limits: clientLimits };
  const tokens = {
    panel: createTokenStore(() => signIn({ ...specBase, ...panelSignIn(settings), guard: guards.panel }, "token")),
    integration: createTokenStore(() => signIn({ ...specBase, ...integrationSignIn(settings), guard: guards.integration }, "access_token")),
  };

  const getWithToken = async (spec: RequestSpec, backend: Backend): Promise<Result<{ answer: Answer; token: string }, UpstreamError>> => {
    const signedIn = await tokens[backend].get();
    if (!signedIn.ok) return signedIn;
    const { token } = signedIn.value;
    const headers = { ...spec.headers, authorization: `Bearer ${token}` };
    const answer = await exchangeWithRetries({ ...spec, headers });
    return answer.ok ? success({ answer: answer.value, token }) : answer;
  };

  const getAnswer = async (spec: RequestSpec, backend: Backend): Promise<Result<Answer, UpstreamError>> => {
    const first = await getWithToken(spec, backend);
    if (!first.ok) return first;
    if (first.value.answer.status !== 401) return success(first.value.answer);
    tokens[backend].forget(first.value.token);
    const second = await getWithToken(spec, backend);
    return second.ok ? success(second.value.answer) : second;
  };

  const postOnce = async (target: RequestTarget, limits: Partial<UpstreamLimits> = {}): Promise<Result<Answer, UpstreamError>> => {
    const spec = { ...specBase, ...target, limits: { ...clientLimits, ...limits, retries: 0 }, guard: UNGUARDED };
    const answer = await getAnswer(spec, "panel");
    return answer.ok && answer.value.status === 401 ? failure(refusedError(spec)) : answer;
  };

  const toSpec = (call: JsonCall): RequestSpec => ({
    ...specBase,
    ...toRequestSpec(settings, call),
    limits: { ...clientLimits, ...call.limits },
    guard: guards[call.backend],
  });

  return {
    getJson: async (call) => {
      const spec = toSpec(call);
      const answer = await getAnswer(spec, call.backend);
      return answer.ok ? readJson(spec, answer.value) : answer;
    },
    getAnswer: async (call) => {
      const spec = toSpec(call);
      const answer = await getAnswer(spec, call.backend);
      return answer.ok && answer.value.status === 401 ? failure(refusedError(spec)) : answer;
    },
    postForm: (call) => postOnce(toFormRequestSpec(settings, call), call.limits),
    postJson: (call) => postOnce(toJsonPostSpec(settings, call)),
    signIn: (backend) => tokens[backend].get(),
    openStream: (call) => {
      const spec = {
        ...specBase,
        ...toPost(toRequestSpec(settings, call), call),
        limits: { ...clientLimits, ...call.limits },
        guard: guards[call.backend],
      };
      return openSignedIn(spec, tokens[call.backend], call.signal);
    },
    phases: () => ({ panel: guards.panel.phase(), integration: guards.integration.phase() }),
    close: () => dispatcher.destroy(),
  };
};

const signIn = async (spec: RequestSpec, field: "token" | "access_token"): Promise<Result<SignedIn, UpstreamError>> => {
  const answer = await exchangeWithRetries(spec);
  if (!answer.ok) return answer;
  const json = readJson(spec, answer.value);
  if (!json.ok) return json;
  const body: Readonly<Record<string, unknown>> = { ...(typeof json.value === "object" ? json.value : {}) };
  const token = body[field];
  if (typeof token !== "string" || token === "") return failure(requestError(spec, "invalid-response", `the answer has no ${field}`));
  const seconds = Number(body.expires_in ?? Number.NaN);
  return success({ token, expiresInSeconds: seconds > 0 ? seconds : null, takesJsonEntries: body.entries === "json" });
};
