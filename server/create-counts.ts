import type { CountOptions } from "./counts/count-routes";
import type { CountStore } from "./counts/count-store";
import { createCounts } from "./counts/counts";
import { createBudget, createMemoryLimiter, type BudgetSettings } from "./lib/budget";
import { isHidden, type LiveSnapshot } from "./live/live-talents";
import type { Dependencies } from "./settings";

/** Views that one address may send. A school, or a phone network behind one address, shares it. */
const VISIT_BUDGET: BudgetSettings = { calls: 600, seconds: 600 };

interface Sources extends Pick<CountOptions, "outbox"> {
  store: CountStore;
  snapshot: () => LiveSnapshot | null;
  /** The agency's switch; null while it is unknown. */
  countsVisits: () => Promise<boolean | null>;
}

/** Counts visits; of talents only those in the lists of this moment. */
export const createVisitCounts = ({ settings, parts }: Pick<Dependencies, "settings" | "parts">, sources: Sources) => {
  const counts = createCounts({
    ...{ store: sources.store, timeZone: settings.timeZone, now: parts.now, warn: parts.report.warn },
    isListed: (talentId) => {
      const talents = sources.snapshot()?.byId;
      if (talents === undefined) return null;
      const entry = talents.get(talentId);
      return entry !== undefined && !isHidden(entry);
    },
  });
  const routes: Omit<CountOptions, "siteUrl" | "dataDir" | "signed"> = {
    counts,
    isCounting: async () => settings.countsVisits && sources.countsVisits(),
    budget: createBudget(createMemoryLimiter(VISIT_BUDGET)),
    outbox: sources.outbox,
  };
  return { ...counts, routes };
};
