import type { FoundPackage } from "../../domain/package-definition";
import { failure, success, type Result } from "../../domain/result";
import { isRecord, parseJson } from "../../lib/json";
import type { UpstreamClient } from "../http";
import { readEndedPackage, readPackage } from "./wire-package";

export const packageCall = (hash: string, action = ""): string => `/api/packages/${hash}${action}`;

/** A store without packages answers these. */
const UNSUPPORTED_STATUSES = [404, 405, 501];

/** `GET /api/packages/{hash}`: `hash` is the token's SHA-256 in hexadecimal. */
export const fetchPackage = async (
  client: Pick<UpstreamClient, "getAnswer">,
  hash: string,
): Promise<Result<FoundPackage, { message: string }>> => {
  const answer = await client.getAnswer({ backend: "panel", path: packageCall(hash) });
  if (!answer.ok) return answer;
  const { status, text } = answer.value;
  if (UNSUPPORTED_STATUSES.includes(status)) return success({ state: "unknown" });
  const body = parseJson(text);
  if (status === 410) return success({ state: "ended", ...readEndedPackage(body) });
  if (status !== 200 || !isRecord(body)) return failure({ message: `The panel answered ${status} to a package's call.` });
  const definition = readPackage(body.data);
  if (!definition.ok) return failure({ message: `A package cannot be read, ${definition.error}.` });
  return success({ state: "open", definition: definition.value });
};
