import { createCountStore, type CountStore } from "./counts/count-store";
import { createSharedCountStore } from "./counts/shared-count-store";
import { createMemoryLimiter, type OpenLimiter } from "./lib/budget";
import type { SharedStateSummary } from "./metrics";
import { createDatabaseChannel } from "./publish/database-channel";
import { createFolderChannel } from "./publish/folder-channel";
import { createNonceStore, type NonceStore } from "./publish/nonce-store";
import type { OpenChannel, PublicationChannel } from "./publish/publication-channel";
import { createSharedNonceStore } from "./publish/shared-nonce-store";
import type { Dependencies } from "./settings";
import { createSharedDatabase, type SharedDatabase } from "./shared-state/database";
import { createSharedLimiters } from "./shared-state/shared-limiters";

/** State that several gateways share: in the data folder and in memory of one machine, or in the shared database. */
export interface StateStores {
  openLimiter: OpenLimiter;
  nonces: NonceStore;
  openChannel: OpenChannel;
  counts: CountStore;
  /** Null when this gateway shares no state with others; `close` closes it. */
  database: SharedDatabase | null;
  /** Null when this gateway shares no state with others. */
  summary: () => SharedStateSummary | null;
  close: () => Promise<unknown>;
}

type StoreOptions = Pick<Dependencies, "settings" | "parts">;

/** The stores that the settings ask for. */
export const createStateStores = (options: StoreOptions): StateStores => {
  const { shared } = options.settings;
  if (!shared) return createLocalStores(options);
  return createSharedStores(options, createSharedDatabase({ url: shared.databaseUrl, warn: options.parts.report.warn }));
};

const createLocalStores = ({ settings: { dataDir }, parts: { now, report } }: StoreOptions): StateStores => {
  const nonces = createNonceStore({
    ...{ dataDir, now },
    onFailure: (error) => report.warn(`a publication was refused: nonces.db cannot be written (${error}); delete it if it is damaged`),
  });
  return {
    openLimiter: (_name, settings) => createMemoryLimiter(settings),
    nonces,
    openChannel: (options) => createFolderChannel({ dataDir, warn: report.warn, ...options }),
    counts: createCountStore(dataDir),
    database: null,
    summary: () => null,
    close: async () => nonces.close(),
  };
};

const createSharedStores = ({ settings, parts: { now, report } }: StoreOptions, database: SharedDatabase): StateStores => {
  const { dataDir, publishSecret } = settings;
  // All gateways have the same secret, since the content store signs its calls with it.
  const limiters = createSharedLimiters({ database, secret: publishSecret ?? database.url });
  const nonces = createSharedNonceStore({
    ...{ database, now },
    onFailure: (error) => report.warn(`a signed call was refused, because the shared database did not answer: ${error}`),
  });
  let channel: PublicationChannel | null = null;
  const openChannel: OpenChannel = (options) => (channel = createDatabaseChannel({ database, dataDir, warn: report.warn, ...options }));
  return {
    openLimiter: limiters.open,
    nonces,
    openChannel,
    counts: createSharedCountStore(database),
    database,
    summary: () => ({ publications: channel?.state() ?? "away", countsAlone: limiters.isLocal() }),
    close: async () => {
      limiters.close();
      nonces.close();
      await database.close();
    },
  };
};
