import { failure, success, type Result } from "../domain/result";
import { trackRequest } from "./request-progress";

/** `missing` is a 404: the thing does not exist. Anything else may pass, so asking again is worth it. */
export type LiveFailure = "missing" | "unavailable";

/**
 * Asks our own gateway. The answer is not checked again: gateway and page are one program,
 * released together, and share the types.
 */
export const getJson = <Answer>(path: string): Promise<Result<Answer, LiveFailure>> =>
  trackRequest(ask<Answer>(path), (answer) => !answer.ok && answer.error === "unavailable");

/** What nobody waits for: no bar tells of it. */
export const getJsonQuietly = <Answer>(path: string): Promise<Result<Answer, LiveFailure>> => ask<Answer>(path);

const ask = async <Answer>(path: string): Promise<Result<Answer, LiveFailure>> => {
  try {
    const response = await fetch(path, { headers: { Accept: "application/json" } });
    if (response.status === 404) return failure("missing");
    if (!response.ok) return failure("unavailable");
    const answer: Answer = await response.json();
    return success(answer);
  } catch {
    return failure("unavailable"); // offline, cut off, or no JSON
  }
};
