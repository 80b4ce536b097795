import { failure, success, type Result } from "../domain/result";
import { trackRequest } from "./request-progress";

/** `missing` is a 404: the thing does not exist. Anything else may pass, so asking again is worth it. */
export type LiveFailure = "missing" | "unavailable";

/** An answer with the mark that tells it from later ones; null where the gateway sent none. */
export interface Marked<Answer> {
  answer: Answer;
  etag: string | null;
}

/**
 * Asks our own gateway. The answer is not checked again: gateway and page are one program,
 * released together, and share the types.
 */
export const getJson = <Answer>(path: string): Promise<Result<Answer, LiveFailure>> =>
  trackRequest(getJsonQuietly<Answer>(path), (answer) => !answer.ok && answer.error === "unavailable");

/** What nobody waits for: no bar tells of it. */
export const getJsonQuietly = async <Answer>(path: string): Promise<Result<Answer, LiveFailure>> => {
  const result = await getJsonIfChanged<Answer>(path, null);
  if (!result.ok) return result;
  return result.value === "unchanged" ? failure("unavailable") : success(result.value.answer);
};

/** As `getJsonQuietly`, but `unchanged` where the answer is still the one that carried this mark. */
export const getJsonIfChanged = async <Answer>(path: string, etag: string | null): Promise<Result<Marked<Answer> | "unchanged", LiveFailure>> => {
  try {
    const headers = new Headers({ Accept: "application/json" });
    if (etag !== null) headers.set("If-None-Match", etag);
    const response = await fetch(path, { headers });
    if (response.status === 304) return success("unchanged");
    if (response.status === 404) return failure("missing");
    if (!response.ok) return failure("unavailable");
    const answer: Answer = await response.json();
    return success({ answer, etag: response.headers.get("etag") });
  } catch {
    return failure("unavailable"); // offline, cut off, or no JSON
  }
};
