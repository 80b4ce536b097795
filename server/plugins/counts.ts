import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { addCountRoutes } from "../counts/count-routes";
import { createCounts, type Counts } from "../counts/counts";
import { createBudget, createMemoryLimiter, type BudgetSettings } from "../lib/budget";
import { isHidden } from "../live/live-talents";
import type { GatewayOptions } from "./settings";

/** Views that one address may send. All visitors of a school or a phone network behind one address share it. */
const VISIT_BUDGET: BudgetSettings = { calls: 600, seconds: 600 };

const createVisitCounts = ({ stores, reads }: FastifyInstance, { settings, parts }: GatewayOptions): Counts =>
  createCounts({
    ...{ store: stores.counts, timeZone: settings.timeZone, now: parts.now, warn: parts.report.warn },
    isListed: (talentId) => {
      const talents = reads.live.snapshot()?.byId;
      if (talents === undefined) return null;
      const entry = talents.get(talentId);
      return entry !== undefined && !isHidden(entry);
    },
  });

declare module "fastify" {
  interface FastifyInstance {
    counts: Counts;
  }
}

/** Counts visits; of talents only those in the lists of this moment. */
export const countsPlugin = fp<GatewayOptions>(
  async (app, options) => {
    const { stores, reads, entries } = app;
    const { siteUrl, dataDir, countsVisits } = options.settings;
    const counts = createVisitCounts(app, options);
    app.decorate("counts", counts);
    reads.whenListed(counts.deleteUnlisted);
    addCountRoutes(app, {
      ...{ counts, siteUrl, dataDir, signed: stores.signedCalls },
      isCounting: async () => countsVisits && reads.countsVisits(),
      budget: createBudget(createMemoryLimiter(VISIT_BUDGET)),
      outbox: entries.outboxCounts,
    });
    app.addHook("onClose", () => counts.close());
  },
  { name: "counts", dependencies: ["state-stores", "reads", "cdn", "entries"] },
);
