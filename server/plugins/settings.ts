import type { SharedStateSettings, UpstreamSettings } from "../../src/config/environment";
import type { Pauses } from "../../src/lib/retries";
import type { UpstreamLimits } from "../../src/upstream/upstream-error";
import type { BudgetSettings } from "../lib/budget";
import type { FormLimits } from "../entries/intake/admit-request";
import type { EntryKeySource } from "../entries/outbox/entry-keys";
import type { Pace } from "../entries/intake/watch-pace";
import type { Secret } from "../releases/checks/secret-variables";
import type { GuessLimits } from "../packages/guess-limit";
import type { StepReporter } from "../releases/releases-options";
import type { SiteBuilder } from "../releases/build/site-builder";

/** `main.ts` reads them from the environment. */
export interface GatewaySettings {
  upstream: UpstreamSettings;
  siteUrl: string;
  timeZone: string;
  /** Absolute. */
  dataDir: string;
  /** Servers in which several gateways keep their common state; without it, everything is in `dataDir`. */
  shared?: SharedStateSettings | null;
  sharedTimes?: {
    /** Time after which a builder that does not answer is replaced. */
    leaseMs?: number;
    /** Interval at which the current release is read, beside notifications. */
    pollMs?: number;
  };
  /** The project's folder, whose files the code's fingerprint covers. */
  projectDir: string;
  publishSecret: string | null;
  previewSecret: string | null;
  /** Values that no file of the site may contain. */
  secrets: readonly Secret[];
  /** Null: metrics are available on this machine only. */
  metricsToken: string | null;
  /** Undefined without a CDN in front of the gateway. */
  cdn?: {
    purgeUrls: readonly string[];
    purgeSecret: string;
    purgePauses?: Pauses;
  };
  trustProxy: boolean;
  logLevel: string;
  /** Whether the next build includes the service worker, or one that removes itself. */
  serviceWorker: "on" | "off";
  /** Whether visits are counted, if the content store does not refuse it. */
  countsVisits: boolean;
  /** Whether the site is built and served, or only `/api` and `/media` for `gatsby develop`. */
  servesSite: boolean;
  /** Whether publications and changed content cause no build (`SITE_BUILDS=start`). */
  buildsAtStartOnly?: boolean;
  refreshMs?: number;
  /** The panel is probed after this time without an answer. */
  panelProbeMs?: number;
  stop?: {
    /** Time between `stopping` in the health check and the refusal of connections; 0 by default. */
    drainMs?: number;
    /** Longest time for requests in flight after that. */
    requestsMs?: number;
  };
  upstreamLimits?: Partial<UpstreamLimits>;
  cards?: {
    /** Comp cards that one address may request, counted by talent. */
    budget?: BudgetSettings;
    cacheBytes?: number;
  };
  packages?: {
    guesses?: GuessLimits;
    /** Calls that store picks, by address. */
    pickBudget?: BudgetSettings;
  };
  entries?: {
    /** Forms that one address may send. */
    budget?: BudgetSettings;
    /** Bytes that must stay free on the disk. */
    freeSpaceFloor?: number;
    /** Time between attempts to open the outbox after a storage error. */
    storageRetryMs?: number;
    pace?: Pace;
    limits?: Partial<FormLimits>;
    /** The keys of the shared outbox; without them, gateways with shared state accept no forms. */
    keys?: EntryKeySource | null;
  };
}

/** Tests replace these parts: the build, the clock, the terminal, and the slow work. */
export interface GatewayParts {
  /** Null when this gateway builds nothing: it serves the releases that another process puts into `DATA_DIR`. */
  builder: SiteBuilder | null;
  publicDir: string;
  report: StepReporter;
  now: () => number;
  /** Brotli's quality for the files of a release and the parts of lists; by default by their kind. */
  brotliQuality?: number;
  renderTimeoutMs?: number;
}

export interface GatewayOptions {
  settings: GatewaySettings;
  parts: GatewayParts;
}
