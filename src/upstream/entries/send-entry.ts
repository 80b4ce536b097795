import { File } from "node:buffer";
import { FormData } from "undici";
import { failure, success, type Result } from "../../domain/result";
import type { Answer } from "../exchange";
import type { UpstreamClient, UpstreamError } from "../http";
import { retryAfterMs } from "../retry";
import { isRecord, parseJson } from "../../lib/json";
import type { AcceptedEntry } from "../../domain/entry";
import { toWireEntry, type WireEntry } from "./wire-entry";

export interface OutgoingEntry {
  entry: AcceptedEntry;
  /** JPEG; sent as `image1` … in this order. */
  photos: readonly Buffer[];
  /** Idempotency key, the same for each attempt. */
  key: string;
}

/**
 * Reason why an entry was not stored.
 *
 * - `rejected`: the entry itself is wrong; another attempt gets the same answer.
 * - `failed`: the panel failed while it stored the entry (500); the cause is either the entry or the panel.
 * - `throttled`: the panel requires a later attempt.
 * - `unavailable`: no connection, a timeout, a gateway's error, rejected credentials, no JSON, or an address that the
 * panel does not have; says nothing about the entry.
 */
export type RefusalCause = "rejected" | "failed" | "throttled" | "unavailable";

export interface EntryRefusal {
  cause: RefusalCause;
  /** Contains names of fields and statuses, never answers. */
  reason: string;
  /** From `Retry-After`; null without one. */
  retryAfterMs: number | null;
}

/** The panel checks and stores six photos before it answers. */
const PHOTO_LIMITS = { headersMs: 90_000, totalMs: 120_000 };
const TEXT_LIMITS = { headersMs: 15_000, totalMs: 20_000 };

/** The entry itself is wrong. */
const REJECTED_STATUSES = [400, 413, 415, 422];

/** From a gateway or proxy that cannot reach the panel. */
const GATEWAY_STATUSES = [502, 503, 504];

/**
 * Sends an entry once, in the format that the panel accepts; signs in again when the token has expired. Each format has
 * its own address: a panel that no longer accepts JSON answers 404, and the entry waits.
 */
export const sendEntry = async (client: UpstreamClient, { entry, photos, key }: OutgoingEntry): Promise<Result<null, EntryRefusal>> => {
  const signedIn = await client.signIn("panel");
  if (!signedIn.ok) return failure(toUnavailable(signedIn.error));
  const { path, fields } = signedIn.value.takesJsonEntries ? toJsonParts(entry) : toTextParts(entry);
  const answer = await client.postForm({
    path,
    form: toForm(fields, photos),
    headers: { "idempotency-key": key },
    limits: photos.length > 0 ? PHOTO_LIMITS : TEXT_LIMITS,
  });
  if (!answer.ok) return failure(toUnavailable(answer.error));
  return isStored(answer.value) ? success(null) : failure(toRefusal(answer.value));
};

interface EntryParts {
  path: string;
  fields: WireEntry;
}

const toJsonParts = ({ kind, ...entry }: AcceptedEntry): EntryParts => ({
  path: `/api/entry/${kind}`,
  fields: { entry: JSON.stringify(entry) },
});

const toTextParts = (entry: AcceptedEntry): EntryParts => ({ path: `/api/entry/${entry.kind}/send`, fields: toWireEntry(entry) });

const toUnavailable = ({ message }: UpstreamError): EntryRefusal => ({ cause: "unavailable", reason: message, retryAfterMs: null });

const toForm = (fields: WireEntry, photos: readonly Buffer[]): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  photos.forEach((photo, index) => {
    const name = `image${index + 1}`;
    form.append(name, new File([photo], `${name}.jpg`, { type: "image/jpeg" }));
  });
  return form;
};

/** HTML with status 200 comes from a proxy in maintenance: the entry was not stored. */
const isStored = ({ status, text }: Answer): boolean => status >= 200 && status < 300 && isRecord(parseJson(text));

const toRefusal = (answer: Answer): EntryRefusal => {
  const { status } = answer;
  const what = status >= 200 && status < 300 ? "answered no JSON" : `answered ${status}`;
  return {
    cause: toCause(status),
    reason: `The panel ${what}${fieldNames(answer)}.`,
    retryAfterMs: retryAfterMs(answer.retryAfter, Date.now()),
  };
};

const toCause = (status: number): RefusalCause => {
  if (REJECTED_STATUSES.includes(status)) return "rejected";
  if (status === 429) return "throttled";
  return status >= 500 && !GATEWAY_STATUSES.includes(status) ? "failed" : "unavailable";
};

/** Only the names of fields: an error message may quote an answer. */
const fieldNames = ({ status, text }: Answer): string => {
  const body = status === 422 ? parseJson(text) : null;
  const errors = isRecord(body) && isRecord(body.errors) ? Object.keys(body.errors) : [];
  const names = errors.filter((name) => /^[A-Za-z0-9_]{1,40}$/.test(name)).slice(0, 20);
  return names.length === 0 ? "" : ` for ${names.join(", ")}`;
};
