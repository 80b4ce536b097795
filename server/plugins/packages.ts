import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { fetchPackage } from "../../src/upstream/packages/fetch-package";
import { fetchPicks, reportOpened, sendRow, unlockPackage } from "../../src/upstream/packages/package-picks";
import { createBudget, type BudgetSettings } from "../lib/budget";
import { keyFile, readOrCreateKey } from "../../src/lib/key-file";
import { createDefinitions } from "../packages/definitions";
import { createGuessLimit } from "../packages/guess-limit";
import { createPackageAccess } from "../packages/package-access";
import { createPackageCookie } from "../packages/package-cookie";
import { addPackageRoutes, type PackageOptions } from "../packages/package-routes";
import { createPackageTalents } from "../packages/package-talents";
import { createPickDelivery } from "../packages/pick-delivery";
import { createPicks } from "../packages/picks";
import { STOP_TIMEOUT_MS } from "./entries";
import type { GatewayOptions } from "./settings";

const TEN_MINUTES = 600;
const UNLOCK_BUDGET: BudgetSettings = { calls: 10, seconds: TEN_MINUTES };
const UNLOCKS_OF_PACKAGE: BudgetSettings = { calls: 30, seconds: TEN_MINUTES };
/** Five calls a second: everybody at a client may share one address. */
const PICK_BUDGET: BudgetSettings = { calls: 3_000, seconds: TEN_MINUTES };
/** Cards by address, counted by talent: five packages of sixty. */
const CARD_BUDGET: BudgetSettings = { calls: 300, seconds: TEN_MINUTES };

/** The key that signs the cookies of visitors who have given a passphrase. */
const COOKIE_KEY = "packages";

const createPackages = (app: FastifyInstance, { settings, parts }: GatewayOptions) => {
  const {
    upstream: { client },
    stores: { openLimiter },
    leases: { deliveries },
    reads,
    pages,
    media,
    entries,
  } = app;
  const { now, report } = parts;
  const definitions = createDefinitions({ fetch: (hash) => fetchPackage(client, hash), now });
  const cookie = createPackageCookie({
    readKey: async () =>
      // One key for all gateways, so that a visitor gives a passphrase once.
      settings.shared
        ? Buffer.from((await entries.openOutbox()).sign(COOKIE_KEY), "base64url")
        : readOrCreateKey(keyFile(settings.dataDir, COOKIE_KEY)),
    isSecure: settings.siteUrl.startsWith("https://"),
  });
  const delivery = createPickDelivery({
    openOutbox: entries.openOutbox,
    send: (sent) => sendRow(client, sent),
    now,
    warn: report.warn,
    mayDeliver: settings.shared ? () => true : deliveries.isHeld,
  });
  const picks = createPicks({
    openOutbox: entries.openOutbox,
    fetch: (hash) => fetchPicks(client, hash),
    now,
    onStored: delivery.wakeSoon,
  });
  const routes: PackageOptions = {
    findPackage: createPackageAccess({ definitions, guesses: createGuessLimit(openLimiter, settings.packages?.guesses), cookie }),
    talents: createPackageTalents(reads),
    picks,
    cookie,
    unlock: (hash, passphrase) => unlockPackage(client, { hash, passphrase }),
    reportOpened: (hash, person) => reportOpened(client, { hash, person }),
    forget: (hash) => definitions.forget([hash]),
    budgets: {
      unlock: createBudget(openLimiter("unlocks", UNLOCK_BUDGET)),
      package: createBudget(openLimiter("unlocks of a package", UNLOCKS_OF_PACKAGE)),
      picks: createBudget(openLimiter("picks", settings.packages?.pickBudget ?? PICK_BUDGET)),
    },
    media,
    cards: {
      ...reads,
      rules: settings.upstream,
      pictures: media.pictures,
      siteUrl: settings.siteUrl,
      budget: createBudget(openLimiter("cards of packages", CARD_BUDGET)),
      now,
      warn: report.warn,
    },
    renderPage: pages.renderPackagePage,
    siteUrl: settings.siteUrl,
  };
  return {
    routes,
    /** To be called when the content store reports changed or revoked packages, and with null when some may have changed. */
    forget: definitions.forget,
    start: (): void => {
      delivery.start();
      deliveries.whenHeld(delivery.wake);
    },
    /** Null while the outbox cannot be opened or read. */
    summary: delivery.summary,
    /** To be called when the panel answers again. */
    retryAll: delivery.retryAll,
    stopDelivering: (): Promise<void> => delivery.stop(STOP_TIMEOUT_MS),
  };
};

declare module "fastify" {
  interface FastifyInstance {
    packages: ReturnType<typeof createPackages>;
  }
}

export const packagesPlugin = fp<GatewayOptions>(
  async (app, options) => {
    const packages = createPackages(app, options);
    app.decorate("packages", packages);
    for (const backend of [app.upstream, app.reads]) backend.whenRecovered(packages.retryAll);
    addPackageRoutes(app, packages.routes);
    app.addHook("onReady", async () => packages.start());
    app.addHook("preClose", packages.stopDelivering);
    // A delivery that took longer was aborted meanwhile.
    app.addHook("onClose", packages.stopDelivering);
  },
  { name: "packages", dependencies: ["upstream", "state-stores", "leases", "reads", "pages", "cdn", "media", "entries"] },
);
