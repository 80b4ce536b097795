import { failure, success, type Result } from "../../domain/result";
import type { UpstreamClient, UpstreamError } from "../http";
import type { JsonCall } from "../request-spec";
import { isRecord } from "../../lib/json";

/** An answer that is not an object is an error; an empty list is allowed. */
export const fetchDocument = async (
  client: UpstreamClient,
  path: string,
  limits: JsonCall["limits"] = {},
): Promise<Result<unknown, UpstreamError>> => {
  const answer = await client.getJson({ backend: "panel", path, limits });
  if (!answer.ok) return answer;
  const isEmptyList = Array.isArray(answer.value) && answer.value.length === 0;
  if (isRecord(answer.value) || isEmptyList) return success(answer.value);
  return failure({ kind: "invalid-response", call: `GET ${path}`, status: 200, message: `GET ${path}: the answer is not an object.` });
};
