import { entryPath } from "../config/routes";
import { failure, success, type Result } from "../domain/result";
import { trackRequest } from "./request-progress";
import { isRecord, parseJson } from "../lib/json";

/** `message` and `errors` are texts for the visitor. */
export type EntryFailure =
  | { kind: "refused"; message: string; errors: Readonly<Record<string, readonly string[]>> }
  | { kind: "tooMany"; retryAfterSeconds: number; message: string }
  /** Offline, interrupted or overloaded: the same entry may be sent again. */
  | { kind: "unavailable" };

interface SendOptions {
  /** The same for all attempts of one entry, so that it is stored once. */
  idempotencyKey: string;
  /** Called with the sent share of the upload, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** Both open the family's page; `key` is null when there is no page. */
export interface AcceptedEntry {
  reference: string;
  key: string | null;
}

export type EntryAnswer = Result<AcceptedEntry, EntryFailure>;

const ACCEPTED = 202;
const TOO_MANY = 429;
const CLIENT_ERRORS = { first: 400, last: 499 };
const DEFAULT_RETRY_S = 60;

/** The upload is aborted when no bytes leave the device for this time. The answer must also arrive within it. */
const SILENCE_MS = 120_000;

const readErrors = (errors: unknown): Record<string, string[]> => {
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, Array.isArray(texts) ? texts.filter((text) => typeof text === "string") : []]),
  );
};

const readAnswer = (request: XMLHttpRequest): EntryAnswer => {
  const { status } = request;
  const answer = parseJson(request.responseText);
  const { reference, key, message, errors } = isRecord(answer) ? answer : {};
  const words = typeof message === "string" ? message : "";
  if (status === ACCEPTED && typeof reference === "string") return success({ reference, key: typeof key === "string" ? key : null });
  if (status === TOO_MANY) {
    const seconds = Number(request.getResponseHeader("Retry-After"));
    return failure({ kind: "tooMany", retryAfterSeconds: seconds > 0 ? seconds : DEFAULT_RETRY_S, message: words });
  }
  if (status < CLIENT_ERRORS.first || status > CLIENT_ERRORS.last) return failure({ kind: "unavailable" });
  return failure({ kind: "refused", message: words, errors: readErrors(errors) });
};

export const sendEntry = (entry: string, form: FormData, options: SendOptions): Promise<EntryAnswer> =>
  trackRequest(post(entry, form, options), (answer) => !answer.ok);

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
const post = (entry: string, form: FormData, { idempotencyKey, onProgress, signal }: SendOptions): Promise<EntryAnswer> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const giveUp = () => resolve(failure({ kind: "unavailable" }));
    request.open("POST", entryPath(entry));
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Idempotency-Key", idempotencyKey);
    const abort = () => request.abort();
    let silence: number | undefined;
    const waitLonger = () => {
      window.clearTimeout(silence);
      silence = window.setTimeout(abort, SILENCE_MS);
    };
    request.onload = () => resolve(readAnswer(request));
    request.onerror = giveUp;
    request.onabort = giveUp;
    request.onloadend = () => window.clearTimeout(silence);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      waitLonger();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    if (signal?.aborted) return giveUp();
    signal?.addEventListener("abort", abort);
    waitLonger();
    request.send(form);
  });
