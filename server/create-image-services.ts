import { Agent } from "undici";
import { createCardStore } from "./cards/card-store";
import { createCards, FRESH_MS } from "./cards/cards";
import { createBudget, type BudgetSettings, type OpenLimiter } from "./lib/budget";
import { nameError } from "../src/lib/describe-error";
import { createMediaEviction } from "./media/evict-media";
import { createPictureStore } from "./media/picture-store";
import { createPictures } from "./media/pictures";
import type { GatewayParts, GatewaySettings } from "./settings";

const MEDIA_CACHE_BYTES = 2 * 1024 ** 3;
const CARD_CACHE_BYTES = 256 * 1024 ** 2;

/** Comp cards per visitor and ten minutes, counted by talent: ten selections of 20. */
const CARD_BUDGET: BudgetSettings = { calls: 200, seconds: 600 };

const SWEEP_MS = 10 * 60_000;
const CONNECT_MS = 1_000;

/** Pictures, comp cards and their caches, which are swept regularly until `stopSweeping`. */
export const createImageServices = (
  { dataDir, upstream, cards: limits = {} }: GatewaySettings,
  { now, report }: GatewayParts,
  { isListed, openLimiter }: { isListed: (talentId: string) => boolean; openLimiter: OpenLimiter },
) => {
  const agent = new Agent({ connect: { timeout: CONNECT_MS } });
  const store = createPictureStore(dataDir, MEDIA_CACHE_BYTES);
  const pictures = createPictures({ store, dispatcher: agent, isListed, now, warn: report.warn });
  const cardStore = createCardStore({
    dataDir,
    maxBytes: limits.cacheBytes ?? CARD_CACHE_BYTES,
    maxAgeMs: FRESH_MS,
    now,
    warn: report.warn,
  });
  const cards = createCards({
    store: cardStore,
    budget: createBudget(openLimiter("cards", limits.budget ?? CARD_BUDGET)),
    rules: upstream,
    pictures,
    isListed,
    now,
    warn: report.warn,
  });
  const eviction = createMediaEviction({ pictures, cards, warn: report.warn });
  const sweep = (): Promise<unknown> => Promise.all([store.sweep(), cards.sweep(), eviction.retry()]);
  const sweeper = setInterval(() => void sweep().catch((error: unknown) => report.warn(nameError(error))), SWEEP_MS);
  sweeper.unref();
  const close = (): Promise<unknown> => agent.destroy().then(pictures.drain);
  return { agent, pictures, cards, eviction, stopSweeping: () => clearInterval(sweeper), close };
};
