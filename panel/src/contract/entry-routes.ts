import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import pLimit from "p-limit";

import { reencodePhoto } from "./reencode-photo";
import type { ContentStore } from "./content-store";
import type { EntryKind } from "./entry";
import { PHOTO_FIELDS } from "./entry-forms";
import { parseEntry } from "./parse-entry";
import { parseExtras } from "./parse-extras";
import { parseWording } from "./parse-wording";
import { type FieldErrors, notFound, refuse, tooManyRequests } from "./refusals";

const MAX_PHOTO_BYTES = 10_000_000;
const MAX_BODY_BYTES = PHOTO_FIELDS.length * MAX_PHOTO_BYTES + 500_000;
const MAX_TEXT_BODY_BYTES = 200_000;
const MAX_KEY_LENGTH = 200;
const RETRY_AFTER_SECONDS = 5;

/** Decoding six photos needs much memory and processor time. */
const MAX_RUNNING = 2;
const MAX_WAITING = 100;

const KINDS: readonly EntryKind[] = ["contact", "workshopContact", "getScouted"];

const INVALID = "The given data was invalid.";
const ACCEPTED = "Message send successful";

type ParsedPhotos = { photos: Buffer[] } | { status: 413 | 422; errors: FieldErrors };

const readFile = async (form: FormData, name: string): Promise<Buffer | null> => {
  const file = form.get(name);
  return file instanceof File && file.size > 0 ? Buffer.from(await file.arrayBuffer()) : null;
};

const findTooLarge = (form: FormData): FieldErrors =>
  Object.fromEntries(
    PHOTO_FIELDS.filter((name) => {
      const file = form.get(name);
      return file instanceof File && file.size > MAX_PHOTO_BYTES;
    }).map((name) => [name, [`The ${name} field must not be larger than 10 MB.`]]),
  );

const readPhotos = async (form: FormData): Promise<ParsedPhotos> => {
  const tooLarge = findTooLarge(form);
  if (Object.keys(tooLarge).length > 0) return { status: 413, errors: tooLarge };
  const photos: Buffer[] = [];
  const errors: FieldErrors = {};
  for (const name of PHOTO_FIELDS) {
    const bytes = await readFile(form, name);
    const photo = bytes === null ? null : await reencodePhoto(bytes);
    if (photo !== null) photos.push(photo);
    else errors[name] = [bytes === null ? `The ${name} field is required.` : `The ${name} field must be an image.`];
  }
  return Object.keys(errors).length > 0 ? { status: 422, errors } : { photos };
};

/** The optional hash of the entry's access key; an unreadable one is ignored, since the entry itself is right. */
const readAccessKeyHash = (form: FormData): string | null => {
  const hash = form.get("access_key_hash");
  return typeof hash === "string" && /^[0-9a-f]{64}$/.test(hash) ? hash : null;
};

const handleEntry = async (c: Context, store: ContentStore, kind: EntryKind): Promise<Response> => {
  const form = await c.req.formData().catch(() => null);
  if (form === null) return refuse(c, { status: 422, message: "The body must be multipart/form-data." });
  const parsed = parseEntry(kind, form);
  const photos: ParsedPhotos = kind === "getScouted" ? await readPhotos(form) : { photos: [] };
  if ("errors" in parsed || "errors" in photos) {
    const errors = { ...("errors" in parsed ? parsed.errors : {}), ...("errors" in photos ? photos.errors : {}) };
    return refuse(c, { status: "status" in photos ? photos.status : 422, message: INVALID, errors });
  }
  const key = c.req.header("Idempotency-Key")?.trim() ?? "";
  const { id } = await store.saveEntry({
    entry: parsed.entry,
    photos: photos.photos,
    idempotencyKey: key === "" ? null : key,
    ...parseExtras(form),
    wording: kind === "getScouted" ? parseWording(form) : null,
    accessKeyHash: readAccessKeyHash(form),
  });
  return c.json({ id, message: ACCEPTED }, 201);
};

/** POST /api/entry/{entry}/send. */
export const entryRoutes = (store: ContentStore): Hono => {
  const app = new Hono();
  const limit = pLimit(MAX_RUNNING);
  const onError = (c: Context): Response => refuse(c, { status: 413, message: "The request is too large." });
  const limits = {
    photos: bodyLimit({ maxSize: MAX_BODY_BYTES, onError }),
    text: bodyLimit({ maxSize: MAX_TEXT_BODY_BYTES, onError }),
  };

  app.use("/api/entry/:entry/send", (c, next) => (c.req.param("entry") === "getScouted" ? limits.photos(c, next) : limits.text(c, next)));
  app.post("/api/entry/:entry/send", async (c) => {
    const kind = KINDS.find((known) => known === c.req.param("entry"));
    if (kind === undefined) return notFound(c);
    if ((c.req.header("Idempotency-Key") ?? "").length > MAX_KEY_LENGTH) {
      return refuse(c, { status: 422, message: "The Idempotency-Key is too long." });
    }
    if (limit.pendingCount >= MAX_WAITING) return tooManyRequests(c, RETRY_AFTER_SECONDS);
    return limit(() => handleEntry(c, store, kind));
  });
  return app;
};
