import { callGateway } from "./signed-call";

/** What an editor is told about the site's last build. Times are ISO; seconds are whole. */
export type PublicationStatus =
  | { state: "publishing"; since: string }
  /** Seconds are null where the site was built before its last start. */
  | { state: "live"; at: string; seconds: number | null; warning: string | null }
  | { state: "failed"; at: string; problem: string }
  /** The site does not answer, or none is live yet. */
  | { state: "unknown" };

type BuildReport = { startedAt: string; endedAt: string | null; error: string | null; warning: string | null };

const UNKNOWN: PublicationStatus = { state: "unknown" };
const TIMEOUT_MS = 3_000;

const isReport = (value: unknown): value is BuildReport =>
  typeof value === "object" &&
  value !== null &&
  "startedAt" in value &&
  typeof value.startedAt === "string" &&
  "endedAt" in value &&
  (value.endedAt === null || typeof value.endedAt === "string") &&
  "error" in value &&
  (value.error === null || typeof value.error === "string") &&
  "warning" in value &&
  (value.warning === null || typeof value.warning === "string");

/** Reads the gateway's answer: the newest build counts, and one that waits counts as running. */
export const parseStatus = (answer: unknown): PublicationStatus => {
  if (typeof answer !== "object" || answer === null || !("builds" in answer) || !Array.isArray(answer.builds)) return UNKNOWN;
  const newest: unknown = answer.builds[0];
  if (newest === undefined && "liveSince" in answer && typeof answer.liveSince === "string")
    return { state: "live", at: answer.liveSince, seconds: null, warning: null };
  if (!isReport(newest)) return UNKNOWN;
  const isQueued = "isQueued" in answer && answer.isQueued === true;
  const { startedAt, endedAt, error, warning } = newest;
  if (endedAt === null || isQueued) return { state: "publishing", since: startedAt };
  if (error !== null) return { state: "failed", at: endedAt, problem: error };
  return { state: "live", at: endedAt, seconds: Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000), warning };
};

/** Asks the site how its last build went; whatever keeps it from answering is `unknown`. */
export const fetchPublicationStatus = async (publishUrl: string, secret: string): Promise<PublicationStatus> => {
  try {
    const response = await callGateway(`${publishUrl}/status`, secret, { timeoutMs: TIMEOUT_MS });
    return response.ok ? parseStatus(await response.json()) : UNKNOWN;
  } catch {
    return UNKNOWN; // stopped, starting, or somewhere else
  }
};
