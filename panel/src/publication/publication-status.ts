import { isRecord } from "../../../src/lib/json";
import { callGateway } from "./signed-call";

/** Times are ISO 8601; seconds are whole numbers. */
export type PublicationStatus =
  | { state: "publishing"; since: string }
  /** `startedAt` and `seconds` are null when the site was built before its last start. */
  | { state: "live"; startedAt: string | null; at: string; seconds: number | null; warning: string | null }
  | { state: "failed"; at: string; problem: string }
  /** The site does not respond, or no release exists yet. */
  | { state: "unknown" };

type BuildReport = { startedAt: string; endedAt: string | null; error: string | null; warning: string | null };

const UNKNOWN: PublicationStatus = { state: "unknown" };
const TIMEOUT_MS = 3_000;

const isReport = (value: unknown): value is BuildReport =>
  isRecord(value) &&
  typeof value.startedAt === "string" &&
  [value.endedAt, value.error, value.warning].every((text) => text === null || typeof text === "string");

/** Uses the newest build of the gateway's response; a queued build counts as running. */
export const parseStatus = (answer: unknown): PublicationStatus => {
  if (!isRecord(answer) || !Array.isArray(answer.builds)) return UNKNOWN;
  const newest: unknown = answer.builds[0];
  if (newest === undefined && typeof answer.liveSince === "string")
    return { state: "live", startedAt: null, at: answer.liveSince, seconds: null, warning: null };
  if (!isReport(newest)) return UNKNOWN;
  const isQueued = answer.isQueued === true;
  const { startedAt, endedAt, error, warning } = newest;
  if (endedAt === null || isQueued) return { state: "publishing", since: startedAt };
  if (error !== null) return { state: "failed", at: endedAt, problem: error };
  const seconds = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000);
  return { state: "live", startedAt, at: endedAt, seconds, warning };
};

/** Resolves to `unknown` when the gateway does not respond. */
export const fetchPublicationStatus = async (publishUrl: string, secret: string): Promise<PublicationStatus> => {
  try {
    const response = await callGateway(`${publishUrl}/status`, secret, { timeoutMs: TIMEOUT_MS });
    return response.ok ? parseStatus(await response.json()) : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
};
