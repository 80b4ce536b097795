import fp from "fastify-plugin";
import { createCountStore, type CountStore } from "../counts/count-store";
import { createSharedCountStore } from "../counts/shared-count-store";
import { createMemoryLimiter, type OpenLimiter } from "../lib/budget";
import { createListeners } from "../lib/listeners";
import { createDatabaseChannel } from "../publish/database-channel";
import { createFolderChannel } from "../publish/folder-channel";
import { createNonceStore, type NonceStore } from "../publish/nonce-store";
import type { Publication } from "../publish/publication";
import type { ChannelOptions, PublicationChannel } from "../publish/publication-channel";
import { createSharedNonceStore } from "../publish/shared-nonce-store";
import type { SignedCallRules } from "../publish/signed-call";
import { createSharedDatabase, type SharedDatabase } from "../shared-state/database";
import { createSharedLimiters } from "../shared-state/shared-limiters";
import type { SharedStateSummary } from "./metrics";
import type { GatewayOptions } from "./settings";

/** State that several gateways share: in the data folder and in memory of one machine, or in the shared database. */
interface Stores {
  openLimiter: OpenLimiter;
  nonces: NonceStore;
  channel: PublicationChannel;
  counts: CountStore;
  /** Null when this gateway shares no state with others; `close` closes it. */
  database: SharedDatabase | null;
  /** Null when this gateway shares no state with others. */
  summary: () => SharedStateSummary | null;
  close: () => Promise<unknown>;
}

interface StateStores extends Stores {
  /** Calls back with the publications of other gateways. */
  whenPublished: (listener: (publication: Publication) => Promise<void>) => void;
  signedCalls: SignedCallRules;
}

type OnPublished = ChannelOptions["onPublished"];

const createStateStores = ({ settings, parts }: GatewayOptions): StateStores => {
  const publications = createListeners<[Publication]>();
  const onPublished: OnPublished = async (publication) => void (await Promise.all(publications.call(publication)));
  const { shared, publishSecret } = settings;
  const stores = shared
    ? createSharedStores({ settings, parts }, createSharedDatabase({ url: shared.databaseUrl, warn: parts.report.warn }), onPublished)
    : createLocalStores({ settings, parts }, onPublished);
  return { ...stores, whenPublished: publications.add, signedCalls: { secret: publishSecret, now: parts.now, nonces: stores.nonces } };
};

const createLocalStores = ({ settings: { dataDir }, parts: { now, report } }: GatewayOptions, onPublished: OnPublished): Stores => {
  const nonces = createNonceStore({
    ...{ dataDir, now },
    onFailure: (error) => report.warn(`a publication was refused: nonces.db cannot be written (${error}); delete it if it is damaged`),
  });
  return {
    openLimiter: (_name, settings) => createMemoryLimiter(settings),
    nonces,
    channel: createFolderChannel({ dataDir, warn: report.warn, onPublished }),
    counts: createCountStore(dataDir),
    database: null,
    summary: () => null,
    close: async () => nonces.close(),
  };
};

const createSharedStores = (
  { settings: { dataDir, publishSecret }, parts: { now, report } }: GatewayOptions,
  database: SharedDatabase,
  onPublished: OnPublished,
): Stores => {
  // All gateways have the same secret, since the content store signs its calls with it.
  const limiters = createSharedLimiters({ database, secret: publishSecret ?? database.url });
  const nonces = createSharedNonceStore({
    ...{ database, now },
    onFailure: (error) => report.warn(`a signed call was refused, because the shared database did not answer: ${error}`),
  });
  const channel = createDatabaseChannel({ database, dataDir, warn: report.warn, onPublished });
  return {
    openLimiter: limiters.open,
    nonces,
    channel,
    counts: createSharedCountStore(database),
    database,
    summary: () => ({ publications: channel.state(), countsAlone: limiters.isLocal() }),
    close: async () => {
      limiters.close();
      nonces.close();
      await database.close();
    },
  };
};

declare module "fastify" {
  interface FastifyInstance {
    stores: StateStores;
  }
}

/** The stores, and the channel on which other gateways announce publications; `publishing.ts` stops it. */
export const stateStoresPlugin = fp<GatewayOptions>(
  async (app, options) => {
    const stores = createStateStores(options);
    app.decorate("stores", stores);
    // Before content is fetched, so that no publication is missed.
    app.addHook("onReady", async () => stores.channel.start());
    app.addHook("onClose", async () => void (await stores.close()));
  },
  { name: "state-stores" },
);
