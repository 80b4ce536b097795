import { readConfirmationRequest, readEntryStatus } from "../../domain/entry-status";
import type { ConfirmationRequest, EntryStatus, LinkFault } from "../../domain/entry-status";
import { failure, success, type Result } from "../../domain/result";
import { isRecord, parseJson } from "../../lib/json";
import type { Answer } from "../exchange";
import type { UpstreamClient } from "../http";
import { retryAfterMs } from "../retry";

export interface EntryAccess {
  reference: string;
  key: string;
}

/** `unknown`: the store has no such entry, or another key. `unsupported`: the store lacks the extension. */
export type AccessFault = "unknown" | "unsupported" | "unavailable";

/** The erasure must be tried again. */
export interface ErasureDelay {
  reason: string;
  /** From `Retry-After`; null without one. */
  retryAfterMs: number | null;
}

/** A store without the extension answers these. */
const UNSUPPORTED_STATUSES = [404, 405, 501];

/** A store with the extension sends this code for an unknown reference, a wrong key or an unknown token. */
const UNKNOWN_CODE = "unknown_entry";

const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300;

const codeOf = (answer: Answer): unknown => {
  const body = parseJson(answer.text);
  return isRecord(body) ? body.code : null;
};

/** The content type is JSON, but the body breaks off before its end. */
const isTruncated = ({ contentType, text }: Answer): boolean => /\bjson\b/i.test(contentType) && parseJson(text) === null;

const faultOf = (answer: Answer): AccessFault => {
  if (!UNSUPPORTED_STATUSES.includes(answer.status) || isTruncated(answer)) return "unavailable";
  return codeOf(answer) === UNKNOWN_CODE ? "unknown" : "unsupported";
};

const entryPath = ({ reference }: EntryAccess, action: "status" | "erase"): string =>
  `/api/entry/${encodeURIComponent(reference)}/${action}`;

/** `POST /api/entry/{reference}/status`, once. */
export const fetchEntryStatus = async (client: UpstreamClient, access: EntryAccess): Promise<Result<EntryStatus, AccessFault>> => {
  const answer = await client.postJson({ path: entryPath(access, "status"), body: { key: access.key } });
  if (!answer.ok) return failure("unavailable");
  if (!isOk(answer.value)) return failure(faultOf(answer.value));
  const status = readEntryStatus(parseJson(answer.value.text));
  return status === null ? failure("unavailable") : success(status);
};

/** `POST /api/entry/{reference}/erase`, once. A store that has no such entry answers `unknown`. */
export const eraseEntry = async (
  client: UpstreamClient,
  access: EntryAccess,
): Promise<Result<"erased" | "unknown" | "unsupported", ErasureDelay>> => {
  const answer = await client.postJson({ path: entryPath(access, "erase"), body: { key: access.key } });
  if (!answer.ok) return failure({ reason: answer.error.message, retryAfterMs: null });
  const { status, text, retryAfter } = answer.value;
  // HTML with status 200 comes from a proxy in maintenance: nothing was erased.
  if (isOk(answer.value) && isRecord(parseJson(text))) return success("erased");
  const fault = faultOf(answer.value);
  if (fault !== "unavailable") return success(fault);
  return failure({ reason: `The panel answered ${status}.`, retryAfterMs: retryAfterMs(retryAfter, Date.now()) });
};

/** `POST /api/entry/confirmation/show`, once. */
export const fetchConfirmation = (client: UpstreamClient, token: string): Promise<Result<ConfirmationRequest, LinkFault | "unavailable">> =>
  callConfirmation(client, { action: "show", token }, readConfirmationRequest);

/** `POST /api/entry/confirmation/confirm`, once. */
export const confirmEntry = (client: UpstreamClient, token: string): Promise<Result<true, LinkFault | "unavailable">> =>
  callConfirmation(client, { action: "confirm", token }, (body) => (isRecord(body) ? true : null));

const callConfirmation = async <Value>(
  client: UpstreamClient,
  { action, token }: { action: "show" | "confirm"; token: string },
  read: (body: unknown) => Value | null,
): Promise<Result<Value, LinkFault | "unavailable">> => {
  const answer = await client.postJson({ path: `/api/entry/confirmation/${action}`, body: { token } });
  if (!answer.ok) return failure("unavailable");
  if (answer.value.status === 404) return failure("unknown");
  if (answer.value.status === 410) return failure(codeOf(answer.value) === "used" ? "used" : "expired");
  const value = isOk(answer.value) ? read(parseJson(answer.value.text)) : null;
  return value === null ? failure("unavailable") : success(value);
};
