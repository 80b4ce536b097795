import { failure, success, type Result } from "../domain/result";
import { trackRequest } from "./request-progress";

/** `missing`: 404, the record does not exist; `unavailable`: any other failure, worth a retry. */
export type LiveFailure = "missing" | "unavailable";

/** `etag` is null when the gateway sent none. */
interface WithEtag<Answer> {
  answer: Answer;
  etag: string | null;
}

/** Fetches JSON from our gateway. The response is not validated: gateway and page share the types and are released together. */
export const getJson = async <Answer>(path: string): Promise<Result<Answer, LiveFailure>> =>
  toAnswer(await getJsonIfChanged<Answer>(path, null));

/** Like `getJson`, but without the progress bar, for requests in the background. */
export const getJsonInBackground = async <Answer>(path: string): Promise<Result<Answer, LiveFailure>> =>
  toAnswer(await requestJson<Answer>(path, null));

/** Like `getJson`, but returns `unchanged` on a 304 for this ETag. */
export const getJsonIfChanged = <Answer>(path: string, etag: string | null): Promise<EtagResult<Answer>> =>
  trackRequest(requestJson<Answer>(path, etag), (answer) => !answer.ok && answer.error === "unavailable");

type EtagResult<Answer> = Result<WithEtag<Answer> | "unchanged", LiveFailure>;

const toAnswer = <Answer>(result: EtagResult<Answer>): Result<Answer, LiveFailure> => {
  if (!result.ok) return result;
  return result.value === "unchanged" ? failure("unavailable") : success(result.value.answer);
};

const requestJson = async <Answer>(path: string, etag: string | null): Promise<EtagResult<Answer>> => {
  try {
    const headers = new Headers({ Accept: "application/json" });
    if (etag !== null) headers.set("If-None-Match", etag);
    const response = await fetch(path, { headers });
    if (response.status === 304) return success("unchanged");
    if (!response.ok) {
      void response.body?.cancel(); // an unread body keeps its connection open
      return failure(response.status === 404 ? "missing" : "unavailable");
    }
    const answer: Answer = await response.json();
    return success({ answer, etag: response.headers.get("etag") });
  } catch {
    return failure("unavailable"); // offline, interrupted, or not JSON
  }
};
