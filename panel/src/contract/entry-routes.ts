import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import pLimit from "p-limit";

import { isFinishedPhoto } from "./finished-photo";
import type { ContentStore } from "./content-store";
import type { EntryKind } from "./entry";
import { PHOTO_FIELDS } from "./entry-forms";
import { parseEntry } from "./parse-entry";
import { type FieldErrors, notFound, refuse, tooManyRequests } from "./refusals";
import { readJsonEntry, readTextEntry, type SentEntry } from "./sent-entry";

const MAX_PHOTO_BYTES = 10_000_000;
const MAX_BODY_BYTES = PHOTO_FIELDS.length * MAX_PHOTO_BYTES + 500_000;
const MAX_TEXT_BODY_BYTES = 200_000;
const MAX_KEY_LENGTH = 200;
const RETRY_AFTER_SECONDS = 5;

/** Checking six photos needs much memory and processor time. */
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
    const photo = await readFile(form, name);
    if (photo === null) errors[name] = [`The ${name} field is required.`];
    else if (await isFinishedPhoto(photo)) photos.push(photo);
    else errors[name] = [`The ${name} field must be an upright JPEG without metadata.`];
  }
  return Object.keys(errors).length > 0 ? { status: 422, errors } : { photos };
};

type ReadSent = (form: FormData, kind: EntryKind) => SentEntry | null;

const ADDRESSES: readonly (readonly [path: string, read: ReadSent])[] = [
  ["/api/entry/:entry", readJsonEntry],
  ["/api/entry/:entry/send", readTextEntry],
];

type EntryCall = { kind: EntryKind; read: ReadSent };

const handleEntry = async (c: Context, store: ContentStore, { kind, read }: EntryCall): Promise<Response> => {
  const form = await c.req.formData().catch(() => null);
  if (form === null) return refuse(c, { status: 422, message: "The body must be multipart/form-data." });
  const sent = read(form, kind);
  if (sent === null) return refuse(c, { status: 422, message: "The part entry must be a JSON object with answers." });
  const parsed = parseEntry(kind, sent);
  const photos: ParsedPhotos = kind === "getScouted" ? await readPhotos(form) : { photos: [] };
  if ("errors" in parsed || "errors" in photos) {
    const errors = { ...("errors" in parsed ? parsed.errors : {}), ...("errors" in photos ? photos.errors : {}) };
    return refuse(c, { status: "status" in photos ? photos.status : 422, message: INVALID, errors });
  }
  const key = c.req.header("Idempotency-Key")?.trim() ?? "";
  const { id } = await store.saveEntry({ ...parsed, photos: photos.photos, idempotencyKey: key === "" ? null : key });
  return c.json({ id, message: ACCEPTED }, 201);
};

export const entryRoutes = (store: ContentStore): Hono => {
  const app = new Hono();
  const limit = pLimit(MAX_RUNNING);
  const onError = (c: Context): Response => refuse(c, { status: 413, message: "The request is too large." });
  const limits = {
    photos: bodyLimit({ maxSize: MAX_BODY_BYTES, onError }),
    text: bodyLimit({ maxSize: MAX_TEXT_BODY_BYTES, onError }),
  };

  for (const [path, read] of ADDRESSES) {
    app.use(path, (c, next) => (c.req.param("entry") === "getScouted" ? limits.photos(c, next) : limits.text(c, next)));
    app.post(path, async (c) => {
      const kind = KINDS.find((known) => known === c.req.param("entry"));
      if (kind === undefined) return notFound(c);
      if ((c.req.header("Idempotency-Key") ?? "").length > MAX_KEY_LENGTH) {
        return refuse(c, { status: 422, message: "The Idempotency-Key is too long." });
      }
      if (limit.pendingCount >= MAX_WAITING) return tooManyRequests(c, RETRY_AFTER_SECONDS);
      return limit(() => handleEntry(c, store, { kind, read }));
    });
  }
  return app;
};
