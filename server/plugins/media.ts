import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { Agent } from "undici";
import { nameError } from "../../src/lib/describe-error";
import { EDITORIAL_MEDIA } from "../../src/upstream/editorial-media";
import { openBookZip } from "../../src/upstream/talents/open-book-zip";
import { addBookRoutes } from "../cards/book-routes";
import { addCardRoutes } from "../cards/card-routes";
import { createCardStore } from "../cards/card-store";
import { createCards, FRESH_MS } from "../cards/cards";
import { createBudget, type BudgetSettings } from "../lib/budget";
import { createEditorialMedia } from "../media/editorial-media";
import { createMediaEviction } from "../media/evict-media";
import { addMediaRoutes } from "../media/media-routes";
import { createPictureStore } from "../media/picture-store";
import { createPictures } from "../media/pictures";
import { createDraftFiles } from "../preview/draft-files";
import type { GatewayOptions } from "./settings";

const MEDIA_CACHE_BYTES = 2 * 1024 ** 3;
const CARD_CACHE_BYTES = 256 * 1024 ** 2;

/** Comp cards per visitor and ten minutes, counted by talent: ten selections of 20. */
const CARD_BUDGET: BudgetSettings = { calls: 200, seconds: 600 };

const SWEEP_MS = 10 * 60_000;
const CONNECT_MS = 1_000;

const createMedia = ({ upstream: { source }, stores, reads }: FastifyInstance, { settings, parts }: GatewayOptions) => {
  const { dataDir, upstream: rules, cards: limits = {} } = settings;
  const common = { now: parts.now, warn: parts.report.warn };
  const isListed = (talentId: string): boolean => reads.live.snapshot()?.byId.has(talentId) ?? true;
  const dispatcher = new Agent({ connect: { timeout: CONNECT_MS } });
  const pictureStore = createPictureStore(dataDir, MEDIA_CACHE_BYTES);
  const pictures = createPictures({ ...common, store: pictureStore, dispatcher, isListed });
  const cardStore = createCardStore({ ...common, dataDir, maxBytes: limits.cacheBytes ?? CARD_CACHE_BYTES, maxAgeMs: FRESH_MS });
  const cardBudget = createBudget(stores.openLimiter("cards", limits.budget ?? CARD_BUDGET));
  const cards = createCards({ ...common, store: cardStore, budget: cardBudget, rules, pictures, isListed });
  const eviction = createMediaEviction({ pictures, cards, warn: common.warn });
  const editorialMedia = createEditorialMedia({
    ...{ ...common, dataDir },
    resources: Object.fromEntries(Object.entries(EDITORIAL_MEDIA).map(([name, fetch]) => [name, () => fetch(source())])),
  });
  return {
    rules,
    dispatcher,
    pictures,
    cards,
    eviction,
    editorialMedia,
    drafts: createDraftFiles(),
    sweep: (): Promise<unknown> => Promise.all([pictureStore.sweep(), cards.sweep(), eviction.retry()]),
    close: async (): Promise<void> => {
      await editorialMedia.drain();
      await dispatcher.destroy();
      await pictures.drain();
    },
  };
};

declare module "fastify" {
  interface FastifyInstance {
    media: ReturnType<typeof createMedia>;
  }
}

export const mediaPlugin = fp<GatewayOptions>(
  async (app, options) => {
    const { upstream, reads } = app;
    const media = createMedia(app, options);
    app.decorate("media", media);
    reads.whenListed(media.eviction.onTalents);
    reads.whenProfileLoaded(media.eviction.onProfile);
    const sweep = (): void => void media.sweep().catch((error: unknown) => options.parts.report.warn(nameError(error)));
    const sweeper = setInterval(sweep, SWEEP_MS);
    sweeper.unref();
    addCardRoutes(app, { ...reads, cards: media.cards, siteUrl: options.settings.siteUrl });
    addBookRoutes(app, { ...reads, open: (talentId, signal) => openBookZip(upstream.client, talentId, signal) });
    addMediaRoutes(app, { ...reads, ...media });
    app.addHook("onReady", () => media.eviction.start(reads.live.snapshot()));
    app.addHook("preClose", async () => clearInterval(sweeper));
    app.addHook("onClose", () => media.close());
  },
  { name: "media", dependencies: ["upstream", "state-stores", "reads", "cdn"] },
);
