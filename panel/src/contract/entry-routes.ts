import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import pLimit from "p-limit";

import { toPlainPhoto } from "../entries/reencode-photo";
import { type FieldErrors, notFound, refuse, tooMany } from "./refusals";
import type { ContentStore } from "./content-store";
import type { EntryKind } from "./entry";
import { PHOTO_FIELDS } from "./entry-forms";
import { parseEntry } from "./parse-entry";

export const LARGEST_PHOTO_BYTES = 10_000_000;
const LARGEST_BODY_BYTES = PHOTO_FIELDS.length * LARGEST_PHOTO_BYTES + 500_000;
const LARGEST_TEXT_BODY_BYTES = 200_000;
const LONGEST_KEY = 200;
const COME_BACK_SECONDS = 5;

/** Decoding six photos needs much memory and processor time. */
const MAX_RUNNING = 2;
const MAX_WAITING = 100;

const KINDS: readonly EntryKind[] = ["contact", "workshopContact", "getScouted"];

const INVALID = "The given data was invalid.";
const STORED = "Message send successful";

type Photos = { photos: Buffer[] } | { status: 413 | 422; errors: FieldErrors };

const bytesOf = async (form: FormData, name: string): Promise<Buffer | null> => {
  const file = form.get(name);
  return file instanceof File && file.size > 0 ? Buffer.from(await file.arrayBuffer()) : null;
};

const sizeErrors = (form: FormData): FieldErrors =>
  Object.fromEntries(
    PHOTO_FIELDS.filter((name) => {
      const file = form.get(name);
      return file instanceof File && file.size > LARGEST_PHOTO_BYTES;
    }).map((name) => [name, [`The ${name} field must not be larger than 10 MB.`]]),
  );

const readPhotos = async (form: FormData): Promise<Photos> => {
  const tooLarge = sizeErrors(form);
  if (Object.keys(tooLarge).length > 0) return { status: 413, errors: tooLarge };
  const photos: Buffer[] = [];
  const errors: FieldErrors = {};
  for (const name of PHOTO_FIELDS) {
    const bytes = await bytesOf(form, name);
    const photo = bytes === null ? null : await toPlainPhoto(bytes);
    if (photo !== null) photos.push(photo);
    else errors[name] = [bytes === null ? `The ${name} field is required.` : `The ${name} field must be an image.`];
  }
  return Object.keys(errors).length > 0 ? { status: 422, errors } : { photos };
};

const answerEntry = async (c: Context, store: ContentStore, kind: EntryKind): Promise<Response> => {
  const form = await c.req.formData().catch(() => null);
  if (form === null) return refuse(c, 422, "The body must be multipart/form-data.");
  const parsed = parseEntry(kind, form);
  const photos: Photos = kind === "getScouted" ? await readPhotos(form) : { photos: [] };
  if ("errors" in parsed || "errors" in photos) {
    const errors = { ...("errors" in parsed ? parsed.errors : {}), ...("errors" in photos ? photos.errors : {}) };
    return refuse(c, "status" in photos ? photos.status : 422, INVALID, errors);
  }
  const key = c.req.header("Idempotency-Key")?.trim() ?? "";
  const { id } = await store.saveEntry({ entry: parsed.entry, photos: photos.photos, idempotencyKey: key === "" ? null : key });
  return c.json({ id, message: STORED }, 201);
};

/** POST /api/entry/{entry}/send. */
export const entryRoutes = (store: ContentStore): Hono => {
  const app = new Hono();
  const limit = pLimit(MAX_RUNNING);
  const onError = (c: Context): Response => refuse(c, 413, "The request is too large.");
  const limits = {
    photos: bodyLimit({ maxSize: LARGEST_BODY_BYTES, onError }),
    text: bodyLimit({ maxSize: LARGEST_TEXT_BODY_BYTES, onError }),
  };

  app.use("/api/entry/:entry/send", (c, next) => (c.req.param("entry") === "getScouted" ? limits.photos(c, next) : limits.text(c, next)));
  app.post("/api/entry/:entry/send", async (c) => {
    const kind = KINDS.find((known) => known === c.req.param("entry"));
    if (kind === undefined) return notFound(c);
    if ((c.req.header("Idempotency-Key") ?? "").length > LONGEST_KEY) {
      return refuse(c, 422, "The Idempotency-Key is too long.");
    }
    if (limit.pendingCount >= MAX_WAITING) return tooMany(c, COME_BACK_SECONDS);
    return limit(() => answerEntry(c, store, kind));
  });
  return app;
};
