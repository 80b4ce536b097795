import { createHash } from "node:crypto";
import type { Locale } from "../../src/domain/locale";
import { failure, success, type Result } from "../../src/domain/result";
import type { Budget } from "../lib/budget";
import { rateLimitKey } from "../lib/rate-limit-key";
import { nameError } from "../../src/lib/describe-error";
import { createSingleFlight, createWorkQueue } from "../lib/work-queue";
import { talentMark, type CardStore, type StoredCard } from "./card-store";
import type { CardContent, CardFrame } from "./draw-card";
import { loadContent, type CardTalent, type PictureLoading } from "./load-pictures";

export interface CardsOptions extends PictureLoading {
  store: CardStore;
  now: () => number;
  /** False for a withdrawn talent, whose cards are not stored. */
  isListed?: (talentId: string) => boolean;
  /** Cards that one visitor may request, counted by talent; cached cards do not count. */
  budget: Budget;
  /** Maximum of waiting documents. */
  waiting?: number;
  warn: (sentence: string) => void;
}

export interface CardRequest extends CardFrame {
  talents: readonly CardTalent[];
  title: string;
}

/** `busy`: too many documents wait; `tooMany`: the visitor has requested too many, `retryAfter` in seconds. */
export type CardRefusal = { kind: "busy" } | { kind: "tooMany"; retryAfter: number };

export interface Card extends StoredCard {
  etag: string;
}

/** Raised when the layout of cards changes, so that cards of the old layout are not used. */
const FORMAT = 2;

/** The file at an address may be replaced, so cards are drawn again after a day. */
export const FRESH_MS = 24 * 60 * 60_000;

/** For a card with a stale picture, or without a picture that could not be fetched. */
const INCOMPLETE_FRESH_MS = 60_000;

const WAITING = 12;

/** Maximum of running and waiting documents per visitor. */
const PER_VISITOR = 2;
const PER_VISITOR_SECONDS = 10;

const BUSY: CardRefusal = { kind: "busy" };

/** Comp cards as PDF, from disk or newly drawn: one document at a time; simultaneous requests share it. */
export const createCards = ({ store, now, budget, warn, isListed = () => true, waiting = WAITING, ...loading }: CardsOptions) => {
  const queue = createWorkQueue({ running: 1, waiting });
  const makeOnce = createSingleFlight<Result<null, CardRefusal>>();
  /** Rate-limit keys of the visitors with running or waiting documents, by document. */
  const making = new Map<string, string>();

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
    const { makeCardDocument } = await import("./card-document"); // with the packages of PDFs and fonts, which are large
    const pdf = await makeCardDocument(contents(), { ...request, madeAt: new Date(now()) });
    if (!request.talents.every(({ talent }) => isListed(talent.talentId))) return null;
    await store
      .write(isComplete ? key : incomplete(key), pdf, now())
      .catch((error: unknown) => warn(`A comp card was not stored: ${nameError(error)}`));
    return null;
  };

  const start = (key: string, { request, visitor }: { request: CardRequest; visitor: string }): Promise<Result<null, CardRefusal>> => {
    if (!making.has(key)) making.set(key, visitor);
    return makeOnce(key, async () => {
      const work = queue(() => make(key, request));
      return work === null ? failure(BUSY) : success(await work);
    }).finally(() => making.delete(key));
  };

  const makeWithinBudget = async (key: string, request: CardRequest, address: string): Promise<Result<null, CardRefusal>> => {
    const visitor = rateLimitKey(address);
    const refuseWhenFull = (): CardRefusal | null =>
      !making.has(key) && [...making.values()].filter((other) => other === visitor).length >= PER_VISITOR
        ? { kind: "tooMany", retryAfter: PER_VISITOR_SECONDS }
        : null;
    const full = refuseWhenFull();
    if (full !== null) return failure(full);
    const retryAfter = await budget.take(address, request.talents.length);
    const refusal = retryAfter === null ? refuseWhenFull() : { kind: "tooMany" as const, retryAfter };
    return refusal === null ? start(key, { request, visitor }) : failure(refusal);
  };

  return {
    /** Returns an open file, which the caller closes. */
    get: async (request: CardRequest, address: string): Promise<Result<Card, CardRefusal>> => {
      const key = keyOf(request);
      const kept = await find(key);
      if (kept === null) {
        const made = await makeWithinBudget(key, request, address);
        if (!made.ok) return made;
      }
      const card = kept ?? (await find(key));
      // Not stored because the disk is full, or deleted with the whole cache after an erasure.
      return card === null ? failure(BUSY) : success({ ...card, etag: `"${key}-${card.madeAt}"` });
    },
    sweep: store.sweep,
    /** Deletes the cards that show any other talent. */
    keepTalents: (talentIds: readonly string[]): Promise<void> => {
      const kept = new Set(talentIds.map(talentMark));
      return store.removeShowing((mark) => !kept.has(mark));
    },
    dropTalent: (talentId: string): Promise<void> => store.removeShowing((mark) => mark === talentMark(talentId)),
  };
};

export type Cards = ReturnType<typeof createCards>;

const incomplete = (key: string): string => `${key}.incomplete`;

const keyOf = ({ talents, title, locale, agencyName, host, style, kind }: CardRequest & { locale: Locale }): string => {
  const hash = createHash("sha256")
    .update(JSON.stringify({ FORMAT, talents: talents.map(toContent), title, locale, agencyName, host, style, kind }))
    .digest("hex")
    .slice(0, 40);
  return `${hash}.${talents.map(({ talent }) => talentMark(talent.talentId)).join("-")}`;
};

/** The content of a card without the paths of files, which may be unknown. */
const toContent = ({ talent, cover }: CardTalent) => ({ talent, cover: cover?.version ?? null });
