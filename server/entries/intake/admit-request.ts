import type { FastifyRequest } from "fastify";
import { PHOTO_LIMIT } from "../../../src/config/form-limits";
import { failure, success, type Result } from "../../../src/domain/result";
import { PHOTO_FIELDS, type EntryName } from "../../../src/forms/entry-fields";
import { isSameOrigin } from "../../http/same-origin";
import type { Budget } from "../../lib/budget";
import type { FreeSpace } from "./free-space";
import { rateLimitKey } from "../../lib/rate-limit-key";
import { receiveForm, type ReceivedForm } from "./receive-form";
import { REFUSED, tooMany, type RefusedEntry } from "./refused-entry";
import type { Spool } from "./spool";
import { createUploadSlots, type UploadLimits, type UploadSlot } from "./upload-slots";
import { watchPace, type Pace } from "./watch-pace";

export interface AdmitRequestOptions {
  siteUrl: string;
  budget: Budget;
  space: FreeSpace;
  spool: Spool;
  pace: Pace;
  limits: FormLimits;
}

/** A received form; `release` frees its upload slot, and must be called once the response is known. */
export interface AdmittedForm extends ReceivedForm {
  release: () => void;
}

const TEXT_BYTES = 256 * 1024;
const PHOTOS_BYTES = PHOTO_FIELDS.length * PHOTO_LIMIT + TEXT_BYTES;

export type FormLimits = Readonly<Record<EntryName, UploadLimits>>;

/** Forms in progress. Photos over a slow connection take minutes, so one rate-limit key gets few slots for them. */
export const FORM_LIMITS: FormLimits = {
  contact: { total: 500, perKey: 100 },
  workshopContact: { total: 500, perKey: 100 },
  getScouted: { total: 192, perKey: 3 },
};

const maxBytes = (kind: EntryName): number => (kind === "getScouted" ? PHOTOS_BYTES : TEXT_BYTES);

const MULTIPART = /^multipart\/form-data\s*;/i;
const URL_ENCODED = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** Receives a form; checks origin, type, size and rate limit before it reads the body. */
export const createAdmitRequest = ({ siteUrl, budget, space, spool, pace, limits }: AdmitRequestOptions) => {
  const slots = {
    contact: createUploadSlots(limits.contact),
    workshopContact: createUploadSlots(limits.workshopContact),
    getScouted: createUploadSlots(limits.getScouted),
  };

  const checkHeaders = async (request: FastifyRequest, kind: EntryName): Promise<RefusedEntry | null> => {
    if (!isSameOrigin(request, siteUrl)) return REFUSED.foreign;
    const type = request.headers["content-type"] ?? "";
    if (!MULTIPART.test(type) && (kind === "getScouted" || !URL_ENCODED.test(type))) return REFUSED.kind;
    if ((declaredLength(request) ?? 0) > maxBytes(kind)) return REFUSED.tooLarge;
    const wait = await budget.take(request.ip);
    return wait === null ? null : tooMany(wait);
  };

  const receive = async (
    request: FastifyRequest,
    kind: EntryName,
    { slot, slow }: Admission,
  ): Promise<Result<ReceivedForm, RefusedEntry>> => {
    const reservation = await space.reserve(declaredLength(request) ?? maxBytes(kind));
    if (reservation === null) return failure(REFUSED.full);
    const watch = watchPace(request.raw, pace, () => slow.abort("tooSlow"));
    request.raw.on("data", (chunk: Buffer) => slot.count(chunk.length));
    try {
      const fileNames = kind === "getScouted" ? PHOTO_FIELDS : [];
      const form = await receiveForm(request.raw, request.headers, {
        maxBytes: maxBytes(kind),
        fileNames,
        maxFileBytes: PHOTO_LIMIT,
        spool,
        signal: slow.signal,
      });
      return form.ok ? form : failure(REFUSED[form.error]);
    } finally {
      watch.stop();
      reservation.release();
    }
  };

  return async (request: FastifyRequest, kind: EntryName): Promise<Result<AdmittedForm, RefusedEntry>> => {
    const refusal = await checkHeaders(request, kind);
    if (refusal !== null) return failure(refusal);
    const slow = new AbortController();
    const slot = slots[kind].take({ key: rateLimitKey(request.ip), abort: () => slow.abort("tooSlow") });
    if (slot === "key") return failure(REFUSED.uploads);
    if (slot === "total") return failure(REFUSED.busy);
    const form = await receive(request, kind, { slot, slow }).catch((error: unknown) => {
      slot.release();
      throw error;
    });
    slot.markReceived();
    if (form.ok) return success({ ...form.value, release: slot.release });
    slot.release();
    return form;
  };
};

export type AdmitRequest = ReturnType<typeof createAdmitRequest>;

interface Admission {
  slot: UploadSlot;
  slow: AbortController;
}

const declaredLength = (request: FastifyRequest): number | null => {
  const length = Number(request.headers["content-length"] ?? Number.NaN);
  return Number.isSafeInteger(length) ? length : null;
};
