import { randomUUID } from "node:crypto";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import * as yup from "yup";
import { CONTACT, multipart, MULTIPART, PHOTOS, SCOUTING, WORKSHOP, type UploadedFile } from "../../../server/entries/tests/form-bodies";
import type { Row } from "../../lib/report";
import { createTally, durationRow, failureReason, type Tally } from "./tally";

type Kind = "contact" | "workshopContact" | "getScouted";

interface Form {
  /** The idempotency key; also the value of a field that the panel stores unchanged. */
  id: string;
  kind: Kind;
  body: Uint8Array<ArrayBuffer>;
}

const EVERY_MS: Readonly<Record<Kind, number>> = { contact: 3_000, workshopContact: 3_000, getScouted: 10_000 };
const RETRY_MS = 3_000;
const ANSWERED_WITHIN_MS = 60_000;
const ACKNOWLEDGED_WITHIN_MS = 60_000;
const STORED_WITHIN_MS = 180_000;

/** Whether the same form may succeed later. */
const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500;

interface FormLoad {
  /** Sends no new forms, and retries those that are not acknowledged, for a minute at most. */
  stop: () => Promise<SentForms>;
  /** Sends no new forms and retries none. */
  abandon: () => Promise<SentForms>;
}

export interface SentForms {
  count: number;
  acknowledged: ReadonlySet<string>;
  attempts: Tally;
}

/** Sends the three forms at a steady rate. A form that is refused or not answered is sent again with the same key. */
export const startFormLoad = async (address: string): Promise<FormLoad> => {
  const photos = await makePhotos();
  const attempts = createTally();
  const acknowledged = new Set<string>();
  const inProgress = new Set<Promise<void>>();
  let count = 0;
  let endsAt = Infinity;

  const deliver = async (form: Form): Promise<void> => {
    while (performance.now() < endsAt) {
      const outcome = await submit(address, form, attempts);
      if (outcome === "acknowledged") acknowledged.add(form.id);
      if (outcome !== "temporary") return;
      await delay(RETRY_MS);
    }
  };
  const schedule = (kind: Kind): NodeJS.Timeout => {
    const sendOne = (): void => {
      count += 1;
      const delivery = deliver(makeForm(kind, photos));
      inProgress.add(delivery);
      void delivery.finally(() => inProgress.delete(delivery));
    };
    sendOne();
    return setInterval(sendOne, EVERY_MS[kind]);
  };
  const timers = [schedule("contact"), schedule("workshopContact"), schedule("getScouted")];
  const end = async (withinMs: number): Promise<SentForms> => {
    timers.forEach(clearInterval);
    endsAt = performance.now() + withinMs;
    await Promise.all(inProgress);
    return { count, acknowledged, attempts };
  };
  return { stop: () => end(ACKNOWLEDGED_WITHIN_MS), abandon: () => end(0) };
};

const makeForm = (kind: Kind, photos: readonly UploadedFile[]): Form => {
  const id = `${kind}-${randomUUID()}`;
  const bodies: Readonly<Record<Kind, () => Buffer>> = {
    contact: () => multipart({ ...CONTACT, message: id }),
    workshopContact: () => multipart({ ...WORKSHOP, message: id }),
    getScouted: () => multipart({ ...SCOUTING, city: id }, photos),
  };
  return { id, kind, body: new Uint8Array(bodies[kind]()) };
};

/** Six photos of 1.5 megapixels. */
const makePhotos = async (): Promise<UploadedFile[]> => {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 20 };
  const bytes = await sharp({ create: { width: 1440, height: 1080, channels: 3, background: "#875", noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return PHOTOS.map((name) => ({ name, bytes }));
};

const submit = async (address: string, { id, kind, body }: Form, attempts: Tally): Promise<"acknowledged" | "temporary" | "rejected"> => {
  attempts.countSent();
  const startedAt = performance.now();
  try {
    const headers = { ...MULTIPART, "idempotency-key": id };
    const reply = await fetch(`${address}/api/entry/${kind}`, {
      method: "POST",
      headers,
      body,
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    await reply.arrayBuffer();
    attempts.countAnswered(performance.now() - startedAt);
    if (reply.status === 202) return "acknowledged";
    attempts.countFailed(`HTTP ${reply.status}`);
    return isTemporary(reply.status) ? "temporary" : "rejected";
  } catch (error) {
    attempts.countFailed(failureReason(error));
    return "temporary";
  }
};

const storedRow = yup.object({ id: yup.string().required(), kind: yup.string().required(), photos: yup.number().required() });

type StoredForm = yup.InferType<typeof storedRow>;

const STORED = `SELECT coalesce(message, city) AS id, kind,
  (SELECT count(*) FROM entries_rels WHERE parent_id = entries.id AND entry_photos_id IS NOT NULL) AS photos FROM entries`;

/** Empty while the database cannot be read. */
const readStoredForms = (dataDir: string): StoredForm[] =>
  readRows(path.join(dataDir, "panel.db"), STORED).map((row) => storedRow.validateSync(row, { stripUnknown: true }));

const readRows = (file: string, sql: string): unknown[] => {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    return database.prepare(sql).all();
  } catch {
    return []; // on a failed disk
  } finally {
    database?.close();
  }
};

const isStored = (stored: readonly StoredForm[], { acknowledged }: SentForms): boolean => {
  const ids = new Set(stored.map(({ id }) => id));
  return [...acknowledged].every((id) => ids.has(id));
};

/** For three minutes at most; returns the time in milliseconds. */
export const waitUntilStored = async (dataDir: string, sent: SentForms): Promise<number> => {
  const startedAt = performance.now();
  while (!isStored(readStoredForms(dataDir), sent) && performance.now() - startedAt < STORED_WITHIN_MS) await delay(1_000);
  return performance.now() - startedAt;
};

/** Compares the acknowledged forms with the panel's database, which must not be written to meanwhile. */
export const formRows = (dataDir: string, sent: SentForms): Row[] => {
  const stored = readStoredForms(dataDir).filter(({ id }) => /^(contact|workshopContact|getScouted)-[\da-f-]{36}$/.test(id));
  const ids = new Set(stored.map(({ id }) => id));
  const lost = [...sent.acknowledged].filter((id) => !ids.has(id)).length;
  const incomplete = stored.filter(({ kind, photos }) => photos !== (kind === "getScouted" ? PHOTOS.length : 0)).length;
  const waiting = readRows(path.join(dataDir, "entries/outbox.db"), "SELECT id FROM entries").length;
  return [
    ["forms: sent, acknowledged", `${sent.count}, ${sent.acknowledged.size}`],
    ["forms: tries, refused or without an answer, each sent again", `${sent.attempts.sent()}, ${sent.attempts.describeFailures()}`],
    durationRow("forms", sent.attempts),
    [
      "acknowledged forms: in the panel's database, lost, stored twice, without all photos (goal 0 for the last three)",
      [sent.acknowledged.size - lost, lost, stored.length - ids.size, incomplete].join(", "),
    ],
    ["forms left in the outbox", String(waiting)],
  ];
};
