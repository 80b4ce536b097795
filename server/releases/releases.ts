import { failure, success, type Result } from "../../src/domain/result";
import { nameError } from "../lib/describe-error";
import { createBuildHistory, type BuildReport } from "./build/build-history";
import { createBuildQueue } from "./build/build-queue";
import type { Fingerprint } from "./store/manifest";
import { releaseDate } from "./store/release-id";
import type { Fingerprints, ReleasesOptions } from "./releases-options";
import type { Installed, Prepared, Release, ReleaseStore } from "./store/release";
import { createStart } from "./start-release";

/** A build that did not pass the checks. The next begins from nothing: what an earlier one left may be the fault. */
interface Refusal {
  fingerprint: Fingerprint;
  wasFromNothing: boolean;
}

interface Built extends Installed {
  /** Why visitors do not see the release, in a sentence; null where they do. */
  notShown: string | null;
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

/** Owns every build of the site and the release that visitors see. */
export const createReleases = (options: ReleasesOptions) => {
  const { store, builder, fingerprints, report, erasures } = options;
  const history = createBuildHistory(options.now);
  let isStopped = false;

  const { rebuild, refusal, hasInstalled } = createRebuild(options);
  const queue = createChoiceQueue(store, (endedChoice) =>
    history.follow(async () => (isStopped ? failure("the gateway is stopping") : rebuild(await endedChoice))),
  );

  /** Warns where a build fails, which leaves the site as it was. */
  const warnOfFailure = async (build: ReturnType<typeof queue.request>): Promise<void> => {
    const result = await build;
    if (!result.ok && !isStopped) report.warn(`The site was not rebuilt: ${result.error}`);
  };

  const { start, isPostponed } = createStart(options, queue.request);
  const isBuildDue = (): boolean => isPostponed() && !hasInstalled();

  const rebuildIfChanged = async (depth: "lists" | "all"): Promise<void> => {
    const made = store.current()?.fingerprint;
    if (made === undefined || store.isHeld() || queue.isRunning()) return;
    const isNeeded = isBuildDue() ? (await options.buildObstacle()) === null : await hasChanged(made, fingerprints, depth);
    if (!isNeeded || queue.isRunning()) return;
    // The same would be refused again, and a build keeps the machine busy for minutes.
    const refused = refusal();
    const isRefused = refused?.wasFromNothing === true && !(await hasChanged(refused.fingerprint, fingerprints, depth));
    if (!isRefused || (await store.isLossAccepted())) await warnOfFailure(queue.request());
  };

  return {
    current: store.current,
    earlier: store.earlier,
    status: (): ReleasesStatus => ({
      isQueued: queue.isWaiting(),
      builds: history.reports(),
      liveSince: releaseDate(store.current()?.id ?? "")?.toISOString() ?? null,
    }),
    start,
    prepare: createPreparation(options),
    /** Takes over what was chosen from outside (`npm run release`). */
    follow: store.follow,
    request: queue.requestPublished,
    requestQuietly: (): Promise<void> => warnOfFailure(queue.requestPublished()),
    /** Removes the copies of erased talents, with a build where one is due; where builds have failed for long, from the release itself. */
    erase: async (): Promise<void> => {
      await erasures.sweep(store);
      if ((await erasures.pending()) === null) return;
      // Before the build, which may never end.
      if (await erasures.isRewritingDue()) await rewriteRelease(options);
      await warnOfFailure(queue.request());
    },
    erasureState: erasures.state,
    addErased: erasures.add,
    /** Builds when the upstream's content has changed since the build of the current release, or the start postponed a build. */
    rebuildIfChanged,
    /** Builds now what the start postponed, if the upstream answers. */
    buildPostponed: async (): Promise<void> => {
      if (isBuildDue()) await rebuildIfChanged("lists");
    },
    stop: () => {
      isStopped = true;
      builder.kill();
    },
  };
};

/** Queues builds. Each is given the operator's choice of a release that it may end, or null. */
const createChoiceQueue = <Outcome>(store: ReleaseStore, build: (endedChoice: Promise<string | null>) => Promise<Outcome>) => {
  let next: Promise<string | null> = Promise.resolve(null);
  const queue = createBuildQueue(() => {
    const endedChoice = next;
    next = Promise.resolve(null);
    return build(endedChoice);
  });
  return {
    ...queue,
    /** Builds what was published: this ends a choice made before this call, not one that is made afterwards. */
    requestPublished: (): Promise<Outcome> => {
      next = store.choice();
      return queue.request();
    },
  };
};

/** Builds and checks a release that the next gateway of this code begins with; the one that serves stays. */
const createPreparation = (options: ReleasesOptions) => {
  const { store, builder, fingerprints, erasures, publicDir } = options;
  const step = createStep(options);
  return async (): Promise<Result<Prepared, string>> => {
    const fingerprint = await takeFingerprint(fingerprints);
    if (!fingerprint.ok) return fingerprint;
    const isFromNothing = (await erasures.pending()) !== null;
    const built = await step("site build", () => builder.build({ code: fingerprint.value.code, isFromNothing }));
    if (!built.ok) return failure(`the site build failed: ${built.error}`);
    return step("release", () => store.prepare(publicDir, fingerprint.value));
  };
};

/** Builds and installs; what the checks refused is remembered until the next build. */
const createRebuild = (options: ReleasesOptions) => {
  const { store, builder, fingerprints, report, erasures } = options;
  const step = createStep(options);
  let refused: Refusal | null = null;
  let hasInstalled = false;

  const build = async (isFromNothing: boolean, endedChoice: string | null): Promise<Result<Built, string>> => {
    // Taken before the build: a change during it then shows as a difference, and the site is built once more.
    const fingerprint = await takeFingerprint(fingerprints);
    if (!fingerprint.ok) return fingerprint;
    const built = await step("site build", () => builder.build({ code: fingerprint.value.code, isFromNothing }));
    if (!built.ok) return failure(`the site build failed: ${built.error}`);
    const installed = await step("release", () => store.install(options.publicDir, fingerprint.value, endedChoice));
    refused = installed.ok ? null : { fingerprint: fingerprint.value, wasFromNothing: isFromNothing };
    if (!installed.ok) return installed;
    hasInstalled = true;
    const notShown = installed.value.isCurrent ? null : explainNotShown(installed.value.release, store.current());
    for (const sentence of [installed.value.warning, notShown]) if (sentence !== null) report.warn(sentence);
    return success({ ...installed.value, notShown });
  };

  const rebuild = async (endedChoice: string | null): Promise<Result<Built, string>> => {
    const erased = await erasures.pending();
    // At once, since the build may have to wait for an upstream that does not answer.
    if (erased !== null) await builder.forget();
    try {
      const installed = await build(erased !== null || refused !== null || (await store.isLossAccepted()), endedChoice);
      if (installed.ok && erased !== null) await settleBuilt(erased, installed.value);
      return installed;
    } finally {
      if (erased !== null) await settleRewritten(erased);
      await erasures.sweep(store);
    }
  };

  /** A build that is not shown leaves a release in place that may name an erased talent: it is rewritten. */
  const settleBuilt = async (mark: number, { release, isCurrent }: Installed): Promise<void> => {
    if (!isCurrent) await rewriteRelease(options);
    await erasures.settle(mark, [release, store.current() ?? release]);
  };

  /** After a failure: where the current release was rewritten, nothing but what the build left may still name an erased talent. */
  const settleRewritten = async (mark: number): Promise<void> => {
    const release = store.current();
    if (release === null || !(await erasures.isRewritingDue())) return;
    await builder.forget();
    await erasures.settle(mark, [release]);
  };

  return { rebuild, refusal: () => refused, hasInstalled: () => hasInstalled };
};

/** Removes erased talents from the current release. Warns with the error's name alone: its message may hold a talent's address. */
const rewriteRelease = ({ erasures, store, report }: ReleasesOptions): Promise<void> =>
  erasures
    .rewrite(store)
    .catch((error: unknown) => report.warn(`The release was not rewritten without an erased talent: ${nameError(error)}`));

const explainNotShown = ({ id }: Release, shown: Release | null): string =>
  `the new release ${id} is kept but not shown, since an operator chose ${shown?.id ?? "another"} during the build; to show it: npm run release -- rollback ${id}`;

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
