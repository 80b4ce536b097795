import type { FastifyRequest } from "fastify";
import { PHOTO_LIMIT } from "../../../src/config/constants";
import { failure, type Result } from "../../../src/domain/result";
import { PHOTO_FIELDS, type EntryName } from "../../../src/forms/entry-fields";
import type { Budget } from "./budget";
import type { FreeSpace } from "./free-space";
import { receiveForm, type ReceivedForm } from "./receive-form";
import { REFUSED, tooMany, type RefusedEntry } from "./refused-entry";
import { isSameOrigin } from "./same-origin";
import type { Spool } from "./spool";
import { watchPace, type Pace } from "./watch-pace";

export interface TakeInOptions {
  siteUrl: string;
  budget: Budget;
  space: FreeSpace;
  spool: Spool;
  pace: Pace;
}

const TEXT_BYTES = 256 * 1024;
const PHOTOS_BYTES = PHOTO_FIELDS.length * PHOTO_LIMIT + TEXT_BYTES;

/** More of a form are not received at a time. */
const AT_ONCE: Readonly<Record<EntryName, number>> = { contact: 500, workshopContact: 500, getScouted: 64 };

/** Of the whole body. */
const maxBytes = (kind: EntryName): number => (kind === "getScouted" ? PHOTOS_BYTES : TEXT_BYTES);

const MULTIPART = /^multipart\/form-data\s*;/i;
const URL_ENCODED = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** Receives a form, after everything that can be known before its first byte was asked. */
export const createTakeIn = ({ siteUrl, budget, space, spool, pace }: TakeInOptions) => {
  const coming: Record<EntryName, number> = { contact: 0, workshopContact: 0, getScouted: 0 };

  const refusedAtSight = async (request: FastifyRequest, kind: EntryName): Promise<RefusedEntry | null> => {
    if (!isSameOrigin(request, siteUrl)) return REFUSED.foreign;
    const type = request.headers["content-type"] ?? "";
    if (!MULTIPART.test(type) && (kind === "getScouted" || !URL_ENCODED.test(type))) return REFUSED.kind;
    if ((announced(request) ?? 0) > maxBytes(kind)) return REFUSED.tooLarge;
    const wait = await budget.take(request.ip);
    return wait === null ? null : tooMany(wait);
  };

  const receive = async (request: FastifyRequest, kind: EntryName): Promise<Result<ReceivedForm, RefusedEntry>> => {
    const room = await space.reserve(announced(request) ?? maxBytes(kind));
    if (room === null) return failure(REFUSED.full);
    const slow = new AbortController();
    const watch = watchPace(request.raw, pace, () => slow.abort("tooSlow"));
    try {
      const fileNames = kind === "getScouted" ? PHOTO_FIELDS : [];
      const form = await receiveForm(request.raw, request.headers, { maxBytes: maxBytes(kind), fileNames, maxFileBytes: PHOTO_LIMIT, spool, signal: slow.signal });
      return form.ok ? form : failure(REFUSED[form.error]);
    } finally {
      watch.stop();
      room.release();
    }
  };

  return async (request: FastifyRequest, kind: EntryName): Promise<Result<ReceivedForm, RefusedEntry>> => {
    const refusal = (await refusedAtSight(request, kind)) ?? (coming[kind] >= AT_ONCE[kind] ? REFUSED.busy : null);
    if (refusal !== null) return failure(refusal);
    coming[kind] += 1;
    try {
      return await receive(request, kind);
    } finally {
      coming[kind] -= 1;
    }
  };
};

export type TakeIn = ReturnType<typeof createTakeIn>;

const announced = (request: FastifyRequest): number | null => {
  const length = Number(request.headers["content-length"] ?? Number.NaN);
  return Number.isSafeInteger(length) ? length : null;
};
