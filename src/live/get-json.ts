import { failure, success, type Result } from "../domain/result";

/** `missing` is a 404: the thing does not exist. Anything else may pass, so asking again is worth it. */
export type LiveFailure = "missing" | "unavailable";

/**
 * Asks our own gateway. The answer is not checked again: gateway and page are one program,
 * released together, and share the types.
 */
export const getJson = async <Answer>(path: string): Promise<Result<Answer, LiveFailure>> => {
  try {
    const response = await fetch(path, { headers: { Accept: "application/json" } });
    if (!response.ok) {
      void response.body?.cancel(); // left unread it would hold its connection
      return failure(response.status === 404 ? "missing" : "unavailable");
    }
    const answer: Answer = await response.json();
    return success(answer);
  } catch {
    return failure("unavailable"); // offline, cut off, or no JSON
  }
};
