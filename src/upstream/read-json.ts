import { failure, success, type Result } from "../domain/result";
import { orderError, type Answer, type Order } from "./exchange";
import type { UpstreamError } from "./upstream-error";

/** Upstream does not take our credentials, also not after a new sign-in. */
export const refusedError = (order: Order): UpstreamError => ({ ...orderError(order, "refused", `${order.host} refuses the credentials`), status: 401 });

/** The JSON of a 2xx answer; anything else is an error with a name. */
export const readJson = (order: Order, { status, contentType, text }: Answer): Result<unknown, UpstreamError> => {
  if (status === 401) return failure(refusedError(order));
  if (status < 200 || status > 299) return failure({ ...orderError(order, "status", `${order.host} answered ${status}`), status });
  if (/\bhtml\b/i.test(contentType) || text.trimStart().startsWith("<"))
    return failure({ ...orderError(order, "garbage", `${order.host} answered a page of HTML instead of JSON`), status });
  try {
    const value: unknown = JSON.parse(text);
    return success(value);
  } catch {
    return failure({ ...orderError(order, "garbage", `${order.host} answered no valid JSON`), status });
  }
};
