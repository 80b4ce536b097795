import { randomBytes } from "node:crypto";

import type { Payload } from "payload";

import type { Localised } from "../../contract/content-store";
import { hasSeveralPanels } from "../../database/lock";
import { isRecord } from "../../../../src/lib/json";
import { OFFERED_GROUPS } from "./offered-words";
import { readWebsiteTexts } from "../read-site";
import { readStoredWords, type StoredWords } from "./stored-words";

/** A preview's link is valid for the same time. */
const LIFETIME_MS = 55 * 60_000;

/** A new preview replaces the oldest one. */
const MAX_PREVIEWS = 50;

/** `texts`: those of the newest draft, by their keys in the wire format. */
type WordPreview = { words: StoredWords; texts: Record<string, Localised>; until: number };

declare global {
  var panelWordPreviews: Map<string, WordPreview> | undefined;
}

/** Global, since Next bundles this module several times: the admin adds previews, the contract sends them. In memory only. */
const previews = (): Map<string, WordPreview> => (globalThis.panelWordPreviews ??= new Map());

/** Keys of previews in Postgres: the panel that sends a preview may not be the one that adds it. */
const PREFIX = "word-preview:";

const isTexts = (value: unknown): value is Record<string, Localised> => isRecord(value) && Object.values(value).every(isRecord);

const parsePreview = (data: unknown): WordPreview | null =>
  isRecord(data) && typeof data.until === "number" && isTexts(data.texts)
    ? { words: readStoredWords(data.words), texts: data.texts, until: data.until }
    : null;

/** Deletes expired previews, and the oldest above the limit. */
const deleteOld = async (payload: Payload, now: number): Promise<void> => {
  const where = { key: { like: PREFIX } };
  const { docs } = await payload.db.find<{ id: number; data: unknown }>({
    collection: "payload-kv",
    where,
    sort: "-id",
    pagination: false,
  });
  const old = docs.filter(({ data }, index) => (parsePreview(data)?.until ?? 0) < now || index >= MAX_PREVIEWS - 1);
  if (old.length > 0) await payload.db.deleteMany({ collection: "payload-kv", where: { id: { in: old.map(({ id }) => id) } } });
};

/** The resulting text of every offered word: one without an own text has the site's. */
const effectiveTexts = (own: StoredWords): Record<string, Localised> => {
  const words = OFFERED_GROUPS.flatMap((group) => group.words);
  return Object.fromEntries(words.map(({ name, pt, en }) => [`word:${name}`, { pt, en, ...own[name] }]));
};

/** The words have their own place in a preview: on the screen they may differ from the draft's. */
const readDraftTexts = async (payload: Payload): Promise<Record<string, Localised>> =>
  Object.fromEntries(Object.entries(await readWebsiteTexts(payload, { draft: true })).filter(([key]) => !key.startsWith("word:")));

/** Stores words, and the texts of the newest draft, for a preview. Returns its id, which cannot be guessed. */
export const addWordPreview = async (payload: Payload, value: unknown, now: number): Promise<string> => {
  const id = randomBytes(16).toString("hex");
  const preview = { words: readStoredWords(value), texts: await readDraftTexts(payload), until: now + LIFETIME_MS };
  if (hasSeveralPanels()) {
    await deleteOld(payload, now);
    await payload.kv.set(`${PREFIX}${id}`, preview);
    return id;
  }
  const kept = previews();
  for (const [other, { until }] of kept) if (until < now || kept.size >= MAX_PREVIEWS) kept.delete(other);
  kept.set(id, preview);
  return id;
};

/** By their keys in the wire format; null when the preview has expired or never existed. */
export const findWordPreview = async (payload: Payload, id: string, now: number): Promise<Record<string, Localised> | null> => {
  const preview = hasSeveralPanels() ? parsePreview(await payload.kv.get(`${PREFIX}${id}`)) : previews().get(id);
  return !preview || preview.until < now ? null : { ...preview.texts, ...effectiveTexts(preview.words) };
};
