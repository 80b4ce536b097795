import type { UpstreamSettings } from "../../src/config/environment";
import type { Result } from "../../src/domain/result";
import type { UpstreamClient, UpstreamError } from "../../src/upstream/http";
import type { Backend } from "../../src/upstream/request-spec";

/** `unknown` until the panel has answered or failed for the first time. */
export type PanelState = "up" | "down" | "unknown";

export interface PanelStatusOptions {
  /** One call to the panel; false where it gave no usable answer. */
  probe: () => Promise<boolean>;
  /** The panel is asked after this time without an answer of it, in milliseconds; while it is down, five times as often. */
  intervalMs: number;
  now: () => number;
  /** Called when the panel answers after it was down. */
  onReturn: () => void;
}

/** One failed call may be the call's own fault; the second in a row has to be a probe's. */
const FAILURES_UNTIL_DOWN = 2;

/**
 * Whether the panel answers, from the calls that are made anyway, and from probes where those fail or nothing was asked
 * lately, until `stop`. Reading the state waits for nothing.
 */
export const createPanelStatus = ({ probe, intervalMs, now, onReturn }: PanelStatusOptions) => {
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
    if (before === "down") onReturn();
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
    /** A call failed as it does when the panel is down; a probe finds out. */
    failed: (): void => {
      if (state === "down" || failures > 0) return; // a probe is under way or scheduled
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

/** The same client, which reports to the status how the panel answered. */
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
  return {
    ...client,
    getJson: async (call) => {
      const result = await client.getJson(call);
      report(call.backend, result);
      return result;
    },
    postForm: async (call) => {
      const result = await client.postForm(call);
      const isServerError = result.ok && result.value.status >= 500;
      if (isServerError) status.failed();
      else if (!result.ok) report("panel", result);
      return result;
    },
  };
};

/** A missing or unreadable record says nothing about the panel. */
const isFailure = ({ kind, status }: UpstreamError): boolean =>
  ["unreachable", "timeout", "refused", "garbage"].includes(kind) || (status ?? 0) >= 500;
