import type { Result } from "../../src/domain/result";
import type { Erasures } from "../erasure/erasures";
import type { SiteBuilder } from "./build/site-builder";
import type { ReleaseStore } from "./store/release";

export interface Fingerprints {
  code(): Promise<string>;
  /** Fails when the upstream does. */
  lists(): Promise<Result<string, string>>;
  profiles(): Promise<Result<string, string>>;
}

export interface StepReporter {
  started(step: string): void;
  done(step: string, seconds: number): void;
  warn(sentence: string): void;
}

export interface ReleasesOptions {
  store: ReleaseStore;
  builder: SiteBuilder;
  publicDir: string;
  fingerprints: Fingerprints;
  report: StepReporter;
  now: () => number;
  erasures: Erasures;
  /** The reason why a build would fail now, as the end of a sentence; null when it can run. */
  buildObstacle: () => Promise<string | null>;
  /** True by default. */
  mayBuild?: () => boolean;
  /** Whether publications and changed content cause no build. */
  buildsAtStartOnly?: boolean;
}
