import { failure, success, type Result } from "../domain/result";
import { requestError, type Answer, type RequestSpec } from "./exchange";
import type { UpstreamError } from "./upstream-error";

/** For credentials that are rejected even after a new sign-in. */
export const refusedError = (spec: RequestSpec): UpstreamError => ({
  ...requestError(spec, "refused", `${spec.host} refuses the credentials`),
  status: 401,
});

export const readJson = (spec: RequestSpec, { status, contentType, text }: Answer): Result<unknown, UpstreamError> => {
  if (status === 401) return failure(refusedError(spec));
  if (status < 200 || status > 299) return failure({ ...requestError(spec, "status", `${spec.host} answered ${status}`), status });
  if (/\bhtml\b/i.test(contentType) || text.trimStart().startsWith("<"))
    return failure({ ...requestError(spec, "invalid-response", `${spec.host} answered a page of HTML instead of JSON`), status });
  try {
    const value: unknown = JSON.parse(text);
    return success(value);
  } catch {
    return failure({ ...requestError(spec, "invalid-response", `${spec.host} answered no valid JSON`), status });
  }
};
