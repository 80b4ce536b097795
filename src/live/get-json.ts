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
export const getJson = async <Answer>(path: string): Promise<Result<Answer, LiveFailure>> =>
  toAnswer(await getJsonIfChanged<Answer>(path, null));

/** What nobody waits for: no bar tells of it. */
export const getJsonQuietly = async <Answer>(path: string): Promise<Result<Answer, LiveFailure>> => toAnswer(await ask<Answer>(path, null));

/** As `getJson`, but `unchanged` where the answer is still the one that carried this mark. */
export const getJsonIfChanged = <Answer>(path: string, etag: string | null): Promise<MarkedResult<Answer>> =>
  trackRequest(ask<Answer>(path, etag), (answer) => !answer.ok && answer.error === "unavailable");

type MarkedResult<Answer> = Result<Marked<Answer> | "unchanged", LiveFailure>;

const toAnswer = <Answer>(result: MarkedResult<Answer>): Result<Answer, LiveFailure> => {
  if (!result.ok) return result;
  return result.value === "unchanged" ? failure("unavailable") : success(result.value.answer);
};

const ask = async <Answer>(path: string, etag: string | null): Promise<MarkedResult<Answer>> => {
  try {
    const headers = new Headers({ Accept: "application/json" });
    if (etag !== null) headers.set("If-None-Match", etag);
    const response = await fetch(path, { headers });
    if (response.status === 304) return success("unchanged");
    if (!response.ok) {
      void response.body?.cancel(); // left unread it would hold its connection
      return failure(response.status === 404 ? "missing" : "unavailable");
    }
    const answer: Answer = await response.json();
    return success({ answer, etag: response.headers.get("etag") });
  } catch {
    return failure("unavailable"); // offline, cut off, or no JSON
  }
};
