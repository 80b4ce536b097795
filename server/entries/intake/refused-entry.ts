import { summaryMessage, type FieldProblems } from "../../../src/forms/messages";
import type { EntryText } from "./entry-words";
import type { StorageFailure } from "../outbox/storage-failure";
import type { ReceiveFailure } from "./receive-form";

export interface RefusedEntry {
  status: number;
  text: EntryText | "entry.tooMany";
  problems?: FieldProblems;
  /** Seconds; sent as `Retry-After`. */
  retryAfter?: number;
}

const BUSY_SECONDS = 5;
const UPLOAD_SECONDS = 20;
const STORAGE_SECONDS = 60;

/** Refusals without errors by field. */
export const REFUSED = {
  unknown: { status: 404, text: "entry.unknown" },
  foreign: { status: 403, text: "entry.foreign" },
  kind: { status: 415, text: "entry.kind" },
  tooLarge: { status: 413, text: "entry.tooLarge" },
  malformed: { status: 400, text: "entry.malformed" },
  tooSlow: { status: 408, text: "entry.tooSlow" },
  gone: { status: 400, text: "entry.malformed" },
  honeypot: { status: 422, text: "entry.honeypot" },
  forged: { status: 422, text: "entry.ticket" },
  tooFast: { status: 429, text: "entry.tooFast", retryAfter: 2 },
  otherBody: { status: 409, text: "entry.otherBody" },
  busy: { status: 503, text: "entry.busy", retryAfter: BUSY_SECONDS },
  uploads: { status: 429, text: "entry.uploads", retryAfter: UPLOAD_SECONDS },
  full: { status: 507, text: "entry.full", retryAfter: STORAGE_SECONDS },
  unwritable: { status: 503, text: "entry.full", retryAfter: STORAGE_SECONDS },
} as const satisfies Record<string | ReceiveFailure | StorageFailure, RefusedEntry>;

export const tooMany = (retryAfter: number): RefusedEntry => ({ status: 429, text: "entry.tooMany", retryAfter });

/** 413 when a photo is above the size limit, else 422. */
export const invalid = (problems: FieldProblems): RefusedEntry => ({
  status: Object.values(problems).includes("forms.photoSize") ? 413 : 422,
  text: summaryMessage(Object.values(problems)),
  problems,
});
