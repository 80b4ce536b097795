import type { UpstreamSettings } from "../../src/config/environment";
import type { Result } from "../../src/domain/result";
import type { Answer } from "../../src/upstream/exchange";
import type { UpstreamClient, UpstreamError } from "../../src/upstream/http";
import type { Backend } from "../../src/upstream/request-spec";

/** `unknown` until the panel has answered or failed for the first time. */
export type PanelState = "up" | "down" | "unknown";

export interface PanelStatusOptions {
  /** Calls the panel; false without a usable answer. */
  probe: () => Promise<boolean>;
  /** The panel is probed after this time without an answer, in milliseconds; while it is down, five times as often. */
  intervalMs: number;
  now: () => number;
  /** Called when the panel answers after it was down. */
  onRecovered: () => void;
}

/** One failed call may have its own cause; a failed probe after it means that the panel is down. */
const FAILURES_UNTIL_DOWN = 2;

/**
 * Tracks whether the panel answers: from visitors' calls, and from probes when a call fails or none was made for a while, until
 * `stop`. Reading the state is synchronous.
 */
export const createPanelStatus = ({ probe, intervalMs, now, onRecovered }: PanelStatusOptions) => {
  let state: PanelState = "unknown";
  let since = now();
  let answeredAt = -Infinity;
  let failures = 0;
  let isProbing = false;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const change = (next: PanelState): void => {
    if (next === state) return;
    const before = state;
    [state, since] = [next, now()];
    if (before === "down") onRecovered();
  };

  const answered = (): void => {
    [answeredAt, failures] = [now(), 0];
    change("up");
  };

  const runProbe = async (): Promise<void> => {
    isProbing = true;
    const isAnswered = await probe().catch(() => false);
    isProbing = false;
    if (isStopped) return;
    if (isAnswered) answered();
    else failures += 1;
    if (!isAnswered && failures >= FAILURES_UNTIL_DOWN) change("down");
    schedule();
  };

  const probeUnlessRecent = (): void => {
    const isRecent = state === "up" && failures === 0 && now() - answeredAt < intervalMs;
    if (isRecent) schedule();
    else if (!isProbing) void runProbe();
  };

  const pauseMs = (): number => {
    if (state === "down") return intervalMs / 5;
    return failures > 0 ? intervalMs / 10 : intervalMs;
  };

  const schedule = (): void => {
    if (timer !== null) clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(probeUnlessRecent, pauseMs());
    timer.unref();
  };

  schedule();
  return {
    /** `since` in milliseconds since 1970. */
    read: () => ({ state, since }),
    /** The panel gave a usable answer. */
    answered,
    /** A call failed as it does when the panel is down; a probe follows. */
    failed: (): void => {
      if (state === "down" || failures > 0) return; // a probe is running or scheduled
      failures = 1;
      if (!isProbing && !isStopped) void runProbe();
    },
    stop: (): void => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
};

export type PanelStatus = ReturnType<typeof createPanelStatus>;

/** Wraps a client so that it reports the panel's answers and failures to the status. */
export const watchPanel = (
  client: UpstreamClient,
  { panelUrl, integrationUrl }: UpstreamSettings,
  status: Pick<PanelStatus, "answered" | "failed">,
): UpstreamClient => {
  const isOneHost = new URL(panelUrl).host === new URL(integrationUrl).host;
  const report = (backend: Backend, result: Result<unknown, UpstreamError>): void => {
    if (backend !== "panel" && !isOneHost) return;
    if (result.ok) status.answered();
    else if (isFailure(result.error)) status.failed();
  };
  const reportPost = (result: Result<Answer, UpstreamError>): Result<Answer, UpstreamError> => {
    const isServerError = result.ok && result.value.status >= 500;
    if (isServerError) status.failed();
    else if (!result.ok) report("panel", result);
    return result;
  };
  /** Any usable answer, also a 404, shows that the panel works. */
  const reportAnswer = (backend: Backend, result: Result<Answer, UpstreamError>): Result<Answer, UpstreamError> => {
    const isServerError = result.ok && result.value.status >= 500;
    if (!isServerError) report(backend, result);
    else if (backend === "panel" || isOneHost) status.failed();
    return result;
  };
  return {
    ...client,
    getJson: async (call) => {
      const result = await client.getJson(call);
      report(call.backend, result);
      return result;
    },
    getAnswer: async (call) => reportAnswer(call.backend, await client.getAnswer(call)),
    postForm: async (call) => reportPost(await client.postForm(call)),
    postJson: async (call) => reportPost(await client.postJson(call)),
  };
};

const PANEL_FAILURES: ReadonlySet<UpstreamError["kind"]> = new Set(["unreachable", "timeout", "refused", "invalid-response"]);

/** Whether the panel failed, and not only the one record that was requested. */
const isFailure = ({ kind, status }: UpstreamError): boolean => PANEL_FAILURES.has(kind) || (status ?? 0) >= 500;
