import { createHash } from "node:crypto";
import type { Locale } from "../../src/domain/locale";
import { failure, success, type Result } from "../../src/domain/result";
import { createSingleFlight, createWorkQueue } from "../media/work-queue";
import { makeCardDocument } from "./card-document";
import type { CardStore, StoredCard } from "./card-store";
import type { CardContent, CardFrame } from "./draw-card";
import { loadContent, type CardTalent, type PictureLoading } from "./load-pictures";

export interface CardsOptions extends PictureLoading {
  store: CardStore;
  now: () => number;
  /** How many documents may wait for the one that is being made. */
  waiting?: number;
}

export interface CardRequest extends CardFrame {
  talents: readonly CardTalent[];
  title: string;
}

export interface Card extends StoredCard {
  etag: string;
}

/** Raised when cards are drawn otherwise: those made before are then not found any more. */
const FORMAT = 1;

/** A picture may be replaced at the same address; it is asked for again after a day, as everywhere. */
const FRESH_MS = 24 * 60 * 60_000;

/** A card that lacks a picture because the store was silent. */
const INCOMPLETE_FRESH_MS = 60_000;

const WAITING = 12;

/** Comp cards as PDF: from disk, else made, one document at a time and each once however many ask. */
export const createCards = ({ store, now, waiting = WAITING, ...loading }: CardsOptions) => {
  const queue = createWorkQueue({ running: 1, waiting });
  const makeOnce = createSingleFlight<Result<null, "busy">>();

  const find = async (key: string): Promise<StoredCard | null> =>
    (await store.open(key, now() - FRESH_MS)) ?? store.open(incomplete(key), now() - INCOMPLETE_FRESH_MS);

  const make = async (key: string, request: CardRequest): Promise<null> => {
    let isComplete = true;
    const contents = async function* (): AsyncGenerator<CardContent> {
      for (const talent of request.talents) {
        const loaded = await loadContent(talent, loading);
        isComplete &&= loaded.isComplete;
        yield loaded.content;
      }
    };
    const pdf = await makeCardDocument(contents(), { ...request, madeAt: new Date(now()) });
    await store.write(isComplete ? key : incomplete(key), pdf, now());
    return null;
  };

  return {
    /** The document, its file open; `busy` while too many others wait. */
    get: async (request: CardRequest): Promise<Result<Card, "busy">> => {
      const key = keyOf(request);
      const kept = await find(key);
      if (kept === null) {
        const made = await makeOnce(key, async () => {
          const work = queue(() => make(key, request));
          return work === null ? failure("busy") : success(await work);
        });
        if (!made.ok) return made;
      }
      const card = kept ?? (await find(key));
      // Swept within the moment since it was made: the disk is crowded.
      return card === null ? failure("busy") : success({ ...card, etag: `"${key}"` });
    },
    sweep: store.sweep,
  };
};

export type Cards = ReturnType<typeof createCards>;

const incomplete = (key: string): string => `${key}-incomplete`;

const keyOf = ({ talents, title, locale, agencyName, host }: CardRequest & { locale: Locale }): string =>
  createHash("sha256").update(JSON.stringify({ FORMAT, talents, title, locale, agencyName, host })).digest("hex").slice(0, 40);
