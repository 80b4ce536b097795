import { failure, success, type Result } from "../../src/domain/result";
import type { Erasures } from "../erasure/erasures";
import { nameError } from "../logging/describe-error";
import { createBuildHistory, type BuildReport } from "./build-history";
import { createBuildQueue } from "./build-queue";
import type { Fingerprint } from "./manifest";
import { releaseTime } from "./release-time";
import type { Installed, Release, ReleaseStore } from "./release-store";
import type { SiteBuilder } from "./site-builder";

export interface Fingerprints {
  code(): Promise<string>;
  /** Fails when the upstream does. */
  lists(): Promise<Result<string, string>>;
  profiles(): Promise<Result<string, string>>;
}

/** Told about each step of a rebuild, for the person at the terminal. */
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
}

/** A build that did not pass the checks. The next begins from nothing: what an earlier one left may be the fault. */
interface Refusal {
  fingerprint: Fingerprint;
  wasFromNothing: boolean;
}

/** What has become of the builds that were asked for. */
export interface ReleasesStatus {
  /** One more waits for the build under way. */
  isQueued: boolean;
  /** Newest first; none is remembered across a restart. */
  builds: readonly BuildReport[];
  /** When the release that visitors see was made, ISO. */
  liveSince: string | null;
}

/** How a start goes on: with the release at hand, or with a build before anything is served. */
export const decideStart = (release: Release | null, code: string): "serve" | "build" =>
  release !== null && release.fingerprint.code === code ? "serve" : "build";

/** Owns every build of the site and the release that visitors see. */
export const createReleases = (options: ReleasesOptions) => {
  const { store, builder, fingerprints, report, erasures } = options;
  const history = createBuildHistory(options.now);
  let isStopped = false;

  const { rebuild, refusal } = createRebuild(options);
  const queue = createBuildQueue(() => history.follow(async () => (isStopped ? failure("the gateway is stopping") : rebuild())));

  /** A build for those who do not wait: a failure leaves the site as it was and is told. */
  const requestQuietly = async (): Promise<void> => {
    const result = await queue.request();
    if (!result.ok && !isStopped) report.warn(`The site was not rebuilt: ${result.error}`);
  };

  return {
    current: store.current,
    earlier: store.earlier,
    status: (): ReleasesStatus => ({
      isQueued: queue.isWaiting(),
      builds: history.reports(),
      liveSince: releaseTime(store.current()?.id ?? ""),
    }),
    /** The release to begin with: the last one where it still fits, else a new one. */
    start: async (): Promise<Result<Release, string>> => {
      const release = await store.load();
      if (release !== null && store.isHeld()) return success(release);
      if (release !== null && decideStart(release, await fingerprints.code()) === "serve") return success(release);
      const built = await queue.request();
      if (built.ok) return success(built.value.release);
      if (release === null) return built;
      report.warn(`Serving the previous release, since ${built.error}`);
      return success(release);
    },
    /** Takes over what was chosen from outside (`npm run release`). */
    follow: store.follow,
    request: queue.request,
    requestQuietly,
    /** Removes the copies of erased talents, with a build where one is due; where builds have failed for long, from the release itself. */
    erase: async (): Promise<void> => {
      await erasures.sweep(store);
      if ((await erasures.pending()) === null) return;
      // Before the build, which may never end. Only the error's name is told: its message may hold a talent's address.
      if (await erasures.isRewritingDue()) await erasures.rewrite(store).catch((error: unknown) => report.warn(`The release was not rewritten without an erased talent: ${nameError(error)}`));
      await requestQuietly();
    },
    erasureState: erasures.state,
    addErased: erasures.add,
    /** Builds where the upstream's content is no longer what the current release was made from. */
    rebuildIfChanged: async (depth: "lists" | "all"): Promise<void> => {
      const made = store.current()?.fingerprint;
      if (made === undefined || store.isHeld() || queue.isRunning()) return;
      if (!(await hasChanged(made, fingerprints, depth))) return;
      // The same would be refused again, and a build keeps the machine busy for minutes.
      const refused = refusal();
      const isRefused = refused?.wasFromNothing === true && !(await hasChanged(refused.fingerprint, fingerprints, depth));
      if (!isRefused || (await store.isLossAccepted())) await requestQuietly();
    },
    stop: () => {
      isStopped = true;
      builder.kill();
    },
  };
};

/** Builds and installs; what the checks refused is remembered until the next build. */
const createRebuild = (options: ReleasesOptions) => {
  const { store, builder, fingerprints, report, erasures } = options;
  const step = createStep(options);
  let refused: Refusal | null = null;

  const build = async (isFromNothing: boolean): Promise<Result<Installed, string>> => {
    // Taken before the build: a change during it then shows as a difference, and the site is built once more.
    const fingerprint = await takeFingerprint(fingerprints);
    if (!fingerprint.ok) return fingerprint;
    const built = await step("site build", () => builder.build({ code: fingerprint.value.code, isFromNothing }));
    if (!built.ok) return failure(`the site build failed: ${built.error}`);
    const installed = await step("release", () => store.install(options.publicDir, fingerprint.value));
    refused = installed.ok ? null : { fingerprint: fingerprint.value, wasFromNothing: isFromNothing };
    if (installed.ok && installed.value.warning !== null) report.warn(installed.value.warning);
    return installed;
  };

  const rebuild = async (): Promise<Result<Installed, string>> => {
    const erased = await erasures.pending();
    // At once, since the build may have to wait for an upstream that does not answer.
    if (erased !== null) await builder.forget();
    try {
      const installed = await build(erased !== null || refused !== null || (await store.isLossAccepted()));
      if (installed.ok && erased !== null) await erasures.settle(erased, installed.value.release);
      return installed;
    } finally {
      if (erased !== null) await settleRewritten(erased);
      await erasures.sweep(store);
    }
  };

  /** After a failure: where the current release was rewritten, nothing but what the build left may still name an erased talent. */
  const settleRewritten = async (mark: number): Promise<void> => {
    const release = store.current();
    if (release === null || !(await erasures.isRewritingDue())) return;
    await builder.forget();
    await erasures.settle(mark, release);
  };

  return { rebuild, refusal: () => refused };
};

/** Runs a part of a rebuild and tells how long it took. */
const createStep =
  ({ report, now }: ReleasesOptions) =>
  async <Value>(name: string, work: () => Promise<Result<Value, string>>): Promise<Result<Value, string>> => {
    const begun = now();
    report.started(name);
    const result = await work();
    if (result.ok) report.done(name, (now() - begun) / 1000);
    return result;
  };

export type Releases = ReturnType<typeof createReleases>;

const takeFingerprint = async (fingerprints: Fingerprints): Promise<Result<Fingerprint, string>> => {
  const code = await fingerprints.code();
  const lists = await fingerprints.lists();
  if (!lists.ok) return lists;
  const profiles = await fingerprints.profiles();
  return profiles.ok ? success({ code, lists: lists.value, profiles: profiles.value }) : profiles;
};

/** An upstream that does not answer has, for all we know, not changed. */
const hasChanged = async (made: Fingerprint, fingerprints: Fingerprints, depth: "lists" | "all"): Promise<boolean> => {
  const lists = await fingerprints.lists();
  if (!lists.ok || lists.value !== made.lists) return lists.ok;
  if (depth === "lists") return false;
  const profiles = await fingerprints.profiles();
  return profiles.ok && profiles.value !== made.profiles;
};
