import type { UpstreamSettings } from "../src/config/environment";
import type { UpstreamSource } from "../src/upstream/source";
import type { UpstreamLimits } from "../src/upstream/upstream-error";
import type { BudgetSettings } from "./lib/budget";
import type { FormLimits } from "./entries/intake/admit-request";
import type { Pace } from "./entries/intake/watch-pace";
import type { Secret } from "./releases/checks/secrets";
import type { StepReporter } from "./releases/releases-options";
import type { SiteBuilder } from "./releases/build/site-builder";

/** How this gateway is run; `main.ts` reads it from the environment. */
export interface GatewaySettings {
  upstream: UpstreamSettings;
  siteUrl: string;
  timeZone: string;
  /** Absolute. */
  dataDir: string;
  /** The project's folder, whose files the code's fingerprint covers. */
  projectDir: string;
  publishSecret: string | null;
  /** Whether the publish hook accepts a body that names neither its path nor a nonce. */
  acceptsLegacyPublish?: boolean;
  /** Signs preview links. */
  previewSecret: string | null;
  /** What no file of the site may hold. */
  secrets: readonly Secret[];
  /** Null: the metrics answer on this machine alone. */
  metricsToken: string | null;
  trustProxy: boolean;
  logLevel: string;
  /** Whether the next build keeps the site for visitors without a connection. */
  serviceWorker: "on" | "off";
  /** Whether the site is built and served, or only `/api` and `/media` for `gatsby develop`. */
  servesSite: boolean;
  refreshMs?: number;
  /** The panel is probed after this time without an answer of it. */
  panelProbeMs?: number;
  stop?: {
    /** How long the health check says `stopping` before connections are refused; 0 by default. */
    drainMs?: number;
    /** How long requests in flight may take after that. */
    requestsMs?: number;
  };
  upstreamLimits?: Partial<UpstreamLimits>;
  cards?: {
    /** Talents that one address may have drawn. */
    budget?: BudgetSettings;
    /** Bytes that made cards may take on the disk. */
    cacheBytes?: number;
  };
  entries?: {
    /** Forms that one address may send. */
    budget?: BudgetSettings;
    /** Bytes that must stay free on the disk. */
    freeSpaceFloor?: number;
    /** How long after a failure the disk is asked again where no form comes. */
    storageRetryMs?: number;
    pace?: Pace;
    limits?: Partial<FormLimits>;
  };
}

/** What a test replaces: the build, the clock and the terminal. */
export interface GatewayParts {
  builder: SiteBuilder;
  publicDir: string;
  report: StepReporter;
  now: () => number;
}

/** Passed to every module of the gateway. */
export interface Dependencies {
  settings: GatewaySettings;
  parts: GatewayParts;
  /** Called for each request, since it carries today's date. */
  source: () => UpstreamSource;
}
