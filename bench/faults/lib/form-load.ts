import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import Database from "libsql";
import sharp from "sharp";
import * as yup from "yup";
import { CONTACT, multipart, MULTIPART, PHOTOS, SCOUTING, WORKSHOP, type UploadedFile } from "../../../server/entries/tests/form-bodies";
import type { Row } from "../../lib/report";
import { createTally, durationRow, failureReason, type Tally } from "./tally";

type Kind = "contact" | "workshopContact" | "getScouted";

interface Form {
  /** Is the idempotency key, and stands in a field that the panel stores as it is. */
  id: string;
  kind: Kind;
  body: Uint8Array<ArrayBuffer>;
}

const EVERY_MS: Readonly<Record<Kind, number>> = { contact: 3_000, workshopContact: 3_000, getScouted: 10_000 };
const TRY_AGAIN_MS = 3_000;
const ANSWERED_WITHIN_MS = 60_000;
const ACKNOWLEDGED_WITHIN_MS = 60_000;
const STORED_WITHIN_MS = 180_000;

/** The same form may succeed later. */
const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500;

export interface FormLoad {
  /** Sends no new forms, and sends again what is not acknowledged yet, for a minute at most. */
  stop: () => Promise<SentForms>;
  /** The same without a further try. */
  abandon: () => Promise<SentForms>;
}

export interface SentForms {
  count: number;
  acknowledged: ReadonlySet<string>;
  tries: Tally;
}

/** Sends all three forms at a steady rate; one that is refused or gets no answer is sent again under the same key. */
export const startForms = async (address: string): Promise<FormLoad> => {
  const photos = await makePhotos();
  const tries = createTally();
  const acknowledged = new Set<string>();
  const underWay = new Set<Promise<void>>();
  let count = 0;
  let endsAt = Infinity;

  const deliver = async (form: Form): Promise<void> => {
    while (performance.now() < endsAt) {
      const outcome = await submit(address, form, tries);
      if (outcome === "acknowledged") acknowledged.add(form.id);
      if (outcome !== "temporary") return;
      await delay(TRY_AGAIN_MS);
    }
  };
  const begin = (kind: Kind): NodeJS.Timeout => {
    const sendOne = (): void => {
      count += 1;
      const delivery = deliver(makeForm(kind, photos));
      underWay.add(delivery);
      void delivery.finally(() => underWay.delete(delivery));
    };
    sendOne();
    return setInterval(sendOne, EVERY_MS[kind]);
  };
  const timers = [begin("contact"), begin("workshopContact"), begin("getScouted")];
  const end = async (withinMs: number): Promise<SentForms> => {
    timers.forEach(clearInterval);
    endsAt = performance.now() + withinMs;
    await Promise.all(underWay);
    return { count, acknowledged, tries };
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

/** Six photos of one and a half megapixels. */
const makePhotos = async (): Promise<UploadedFile[]> => {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 20 };
  const bytes = await sharp({ create: { width: 1440, height: 1080, channels: 3, background: "#875", noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return PHOTOS.map((name) => ({ name, bytes }));
};

const submit = async (address: string, { id, kind, body }: Form, tries: Tally): Promise<"acknowledged" | "temporary" | "rejected"> => {
  tries.countSent();
  const begunAt = performance.now();
  try {
    const headers = { ...MULTIPART, "idempotency-key": id };
    const reply = await fetch(`${address}/api/entry/${kind}`, {
      method: "POST",
      headers,
      body,
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    await reply.arrayBuffer();
    tries.countAnswered(performance.now() - begunAt);
    if (reply.status === 202) return "acknowledged";
    tries.countFailed(`HTTP ${reply.status}`);
    return isTemporary(reply.status) ? "temporary" : "rejected";
  } catch (error) {
    tries.countFailed(failureReason(error));
    return "temporary";
  }
};

const storedRow = yup.object({ id: yup.string().required(), kind: yup.string().required(), photos: yup.number().required() });

type StoredForm = yup.InferType<typeof storedRow>;

const STORED = `SELECT coalesce(message, city) AS id, kind,
  (SELECT count(*) FROM entries_rels WHERE parent_id = entries.id AND entry_photos_id IS NOT NULL) AS photos FROM entries`;

/** The forms in the panel's database; empty while it cannot be read. */
const readStoredForms = (dataDir: string): StoredForm[] =>
  readRows(path.join(dataDir, "panel.db"), STORED).map((row) => storedRow.validateSync(row, { stripUnknown: true }));

/** Reads a copy: libsql keeps a file open after `close`, so that its file system could not be unmounted. */
const readRows = (file: string, sql: string): unknown[] => {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-rows-"));
  const copy = path.join(folder, "copy.db");
  try {
    for (const part of ["", "-wal"]) if (existsSync(file + part)) copyFileSync(file + part, copy + part);
    const database = new Database(copy);
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  } catch {
    return []; // written to while it was copied, or on a disk that cannot be read now
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const isStored = (stored: readonly StoredForm[], { acknowledged }: SentForms): boolean => {
  const ids = new Set(stored.map(({ id }) => id));
  return [...acknowledged].every((id) => ids.has(id));
};

/** Waits until the panel has every acknowledged form, for three minutes at most; the milliseconds that it took. */
export const untilStored = async (dataDir: string, sent: SentForms): Promise<number> => {
  const begunAt = performance.now();
  while (!isStored(readStoredForms(dataDir), sent) && performance.now() - begunAt < STORED_WITHIN_MS) await delay(1_000);
  return performance.now() - begunAt;
};

/** What became of the forms, by the panel's database; to be read once nothing writes there any more. */
export const formRows = (dataDir: string, sent: SentForms): Row[] => {
  const stored = readStoredForms(dataDir).filter(({ id }) => /^(contact|workshopContact|getScouted)-[\da-f-]{36}$/.test(id));
  const ids = new Set(stored.map(({ id }) => id));
  const lost = [...sent.acknowledged].filter((id) => !ids.has(id)).length;
  const incomplete = stored.filter(({ kind, photos }) => photos !== (kind === "getScouted" ? PHOTOS.length : 0)).length;
  const waiting = readRows(path.join(dataDir, "entries/outbox.db"), "SELECT id FROM entries").length;
  return [
    ["forms (contact, workshop, applications with six photos): sent, acknowledged", `${sent.count}, ${sent.acknowledged.size}`],
    ["forms: tries, refused or without an answer, each sent again", `${sent.tries.sent()}, ${sent.tries.describeFailures()}`],
    durationRow("forms", sent.tries),
    [
      "acknowledged forms: in the panel's database, lost, twice, without all photos",
      [sent.acknowledged.size - lost, lost, stored.length - ids.size, incomplete].join(", "),
    ],
    ["forms left in the outbox", String(waiting)],
  ];
};
