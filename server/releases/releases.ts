import { failure, success, type Result } from "../../src/domain/result";
import { nameError } from "../../src/lib/describe-error";
import { createBuildHistory, type BuildReport } from "./build/build-history";
import { createBuildQueue } from "./build/build-queue";
import type { Fingerprint } from "./store/manifest";
import { releaseDate } from "./store/release-id";
import type { Fingerprints, ReleasesOptions } from "./releases-options";
import type { Installed, Prepared, Release, ReleaseStore } from "./store/release";
import { createStart } from "./start-release";

/** A build that the checks refused. The next build deletes Gatsby's cache first, which may be the cause. */
interface Refusal {
  fingerprint: Fingerprint;
  wasClean: boolean;
}

interface Built extends Installed {
  /** The reason why the release is not live, in a sentence; null when it is. */
  notShown: string | null;
}

export interface ReleasesStatus {
  /** Whether another build waits for the running one. */
  isQueued: boolean;
  /** Newest first; a restart clears them. */
  builds: readonly BuildReport[];
  /** ISO time of the current release; null without one. */
  liveSince: string | null;
}

/** Runs all builds of the site and manages the current release. */
export const createReleases = (options: ReleasesOptions) => {
  const { store, builder, fingerprints, report, erasures, mayBuild = () => true, buildsAtStartOnly = false } = options;
  const history = createBuildHistory(options.now);
  let isStopped = false;

  const { rebuild, refusal, hasInstalled } = createRebuild(options);
  const loss = createLossAcceptance(store);
  const queue = createChoiceQueue(store, (endedChoice) =>
    history.record(async () => {
      if (isStopped) return failure("the gateway is stopping");
      if (!mayBuild()) return failure("another gateway builds the site");
      await loss.renew();
      return rebuild(await endedChoice).finally(store.endBuild);
    }),
  );

  /** A failed build leaves the site as it was. */
  const warnOfFailure = async (build: ReturnType<typeof queue.request>): Promise<void> => {
    const result = await build;
    if (!result.ok && !isStopped) report.warn(`The site was not rebuilt: ${result.error}`);
  };

  const { start, stop: stopStart, isPostponed } = createStart(options, queue.request);
  const isBuildDue = (): boolean => isPostponed() && !hasInstalled();

  const followErasures = createErasureFollowing(options);

  const rewriting = createRewriting(options, followErasures);

  /** Removes copies of erased talents: with a build when one is due, and from the release itself when no build does it in time. */
  const erase = async (): Promise<void> => {
    await erasures.sweep(store);
    if (!mayBuild()) return followErasures();
    if ((await erasures.pending()) === null) return;
    if (buildsAtStartOnly) return queue.settled().then(rewriting.request);
    // Before the build, which may hang.
    if (await erasures.isRewritingDue()) await rewriteRelease(options);
    await warnOfFailure(queue.request());
  };

  const rebuildIfChanged = async (depth: "lists" | "all"): Promise<void> => {
    const made = store.current()?.fingerprint;
    if (made === undefined || store.isHeld() || queue.isRunning() || !mayBuild()) return;
    if (buildsAtStartOnly && !isBuildDue()) return;
    const isNeeded = isBuildDue() ? (await options.buildObstacle()) === null : await hasChanged(made, fingerprints, depth);
    if (!isNeeded || queue.isRunning()) return;
    // The same content would be refused again, and a build takes minutes.
    const refused = refusal();
    const isRefused = refused?.wasClean === true && !(await hasChanged(refused.fingerprint, fingerprints, depth));
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
    /** Switches to the release that another process chose (`npm run release`). */
    followPointer: store.followPointer,
    /** Makes the kept releases of this machine the same as those of all gateways; a gateway that does not build also completes erasures. */
    followKept: async (): Promise<void> => {
      await store.followKept();
      if (store.isShared && !mayBuild()) await followErasures();
    },
    /** Publishes the current release to all gateways when they have none yet. To be called by the gateway that builds. */
    shareCurrent: store.shareCurrent,
    /** Accepts that the next build loses most of the pages; the publication that follows requests it. */
    acceptLoss: () => loss.accept(queue.isRunning()),
    request: queue.requestPublished,
    /** To be called after a publication. */
    publish: (): Promise<void> =>
      buildsAtStartOnly ? erase().catch((error: unknown) => report.warn(notErased(error))) : warnOfFailure(queue.requestPublished()),
    erase,
    erasureState: erasures.state,
    addErased: erasures.add,
    /** Builds when the content has changed since the build of the current release, or when the start postponed a build. */
    rebuildIfChanged,
    /** Runs a build that the start postponed, if the upstream answers. */
    buildPostponed: async (): Promise<void> => {
      if (isBuildDue()) await rebuildIfChanged("lists");
    },
    /** Resolves when no build runs or waits: until then files of a release may be written, also after `stop`. */
    settled: async (): Promise<void> => {
      await rewriting.settled();
      await queue.settled();
    },
    stop: () => {
      isStopped = true;
      stopStart();
      builder.kill();
    },
  };
};

export const notErased = (error: unknown): string => `Copies of erased talents were not removed: ${nameError(error)}`;

/** Passes to each build the operator's choice that the build ends, or null. */
const createChoiceQueue = <Outcome>(store: ReleaseStore, build: (endedChoice: Promise<string | null>) => Promise<Outcome>) => {
  let next: Promise<string | null> = Promise.resolve(null);
  const queue = createBuildQueue(() => {
    const endedChoice = next;
    next = Promise.resolve(null);
    return build(endedChoice);
  });
  return {
    ...queue,
    /** Builds after a publication, which ends a choice made before this call, but none made after it. */
    requestPublished: (): Promise<Outcome> => {
      next = store.choice();
      return queue.request();
    },
  };
};

/** A loss that is accepted during a build concerns the next build, but the running one clears the acceptance; so it is renewed. */
const createLossAcceptance = (store: ReleaseStore) => {
  let isRenewed = false;
  return {
    accept: async (isBuilding: boolean): Promise<void> => {
      isRenewed = isBuilding;
      await store.acceptLoss();
    },
    /** To be called before a build. */
    renew: async (): Promise<void> => {
      if (isRenewed) await store.acceptLoss();
      isRenewed = false;
      await store.startBuild();
    },
  };
};

/**
 * Without a build: completes the erasures that an earlier call found, once its releases name no erased talent. The list names a
 * talent a moment before the content store deletes it, and caches may get the talent again meanwhile.
 */
const createErasureFollowing = ({ store, erasures, builder }: ReleasesOptions) => {
  let found: number | null = null;
  return async (): Promise<void> => {
    const release = store.current();
    if (found !== null && release !== null) {
      await builder.clearCache();
      await erasures.settle(found, [release]);
    }
    found = await erasures.pending();
  };
};

/** Removes erased talents from Gatsby's cache and the current release without a build, one call at a time. */
const createRewriting = (options: ReleasesOptions, followErasures: () => Promise<void>) =>
  createBuildQueue(async () => {
    await options.builder.clearCache();
    await rewriteRelease(options);
    await followErasures();
  });

/** Builds and checks a release for the next gateway of this code; the current release stays. */
const createPreparation = (options: ReleasesOptions) => {
  const { store, builder, fingerprints, erasures, publicDir } = options;
  const step = createStep(options);
  return async (): Promise<Result<Prepared, string>> => {
    const fingerprint = await takeFingerprint(fingerprints);
    if (!fingerprint.ok) return fingerprint;
    const isClean = (await erasures.pending()) !== null;
    const built = await step("site build", () => builder.build({ code: fingerprint.value.code, isClean }));
    if (!built.ok) return failure(`the site build failed: ${built.error}`);
    return step("release", () => store.prepare(publicDir, fingerprint.value));
  };
};

/** Builds and installs; stores a refused build until the next one. */
const createRebuild = (options: ReleasesOptions) => {
  const { store, builder, fingerprints, report, erasures } = options;
  const step = createStep(options);
  let refused: Refusal | null = null;
  let hasInstalled = false;

  const build = async (isClean: boolean, endedChoice: string | null): Promise<Result<Built, string>> => {
    // Taken before the build, so that a change during the build causes another one.
    const fingerprint = await takeFingerprint(fingerprints);
    if (!fingerprint.ok) return fingerprint;
    const built = await step("site build", () => builder.build({ code: fingerprint.value.code, isClean }));
    if (!built.ok) return failure(`the site build failed: ${built.error}`);
    const installed = await step("release", () => store.install(options.publicDir, fingerprint.value, endedChoice));
    refused = installed.ok ? null : { fingerprint: fingerprint.value, wasClean: isClean };
    if (!installed.ok) return installed;
    hasInstalled = true;
    const notShown = installed.value.isCurrent ? null : explainNotShown(installed.value.release, store.current());
    for (const sentence of [installed.value.warning, notShown]) if (sentence !== null) report.warn(sentence);
    return success({ ...installed.value, notShown });
  };

  const rebuild = async (endedChoice: string | null): Promise<Result<Built, string>> => {
    const erased = await erasures.pending();
    // At once, since the build may wait for an upstream that does not answer.
    if (erased !== null) await builder.clearCache();
    try {
      const installed = await build(erased !== null || refused !== null || (await store.isLossAccepted()), endedChoice);
      if (installed.ok && erased !== null) await settleBuilt(erased, installed.value);
      return installed;
    } finally {
      if (erased !== null) await settleRewritten(erased);
      await erasures.sweep(store);
    }
  };

  /** When the build is not live, the current release may still name an erased talent, so it is rewritten. */
  const settleBuilt = async (mark: number, { release, isCurrent }: Installed): Promise<void> => {
    if (!isCurrent) await rewriteRelease(options);
    await erasures.settle(mark, [release, store.current() ?? release]);
  };

  /** After a failed build: once the current release was rewritten, only Gatsby's cache may still contain an erased talent. */
  const settleRewritten = async (mark: number): Promise<void> => {
    const release = store.current();
    if (release === null || !(await erasures.isRewritingDue())) return;
    await builder.clearCache();
    await erasures.settle(mark, [release]);
  };

  return { rebuild, refusal: () => refused, hasInstalled: () => hasInstalled };
};

/** Removes erased talents from the current release. The warning has no error message, which may contain a talent's address. */
export const rewriteRelease = ({ erasures, store, report }: Pick<ReleasesOptions, "erasures" | "store" | "report">): Promise<void> =>
  erasures
    .rewrite(store)
    .catch((error: unknown) => report.warn(`The release was not rewritten without an erased talent: ${nameError(error)}`));

const explainNotShown = ({ id }: Release, shown: Release | null): string =>
  `the new release ${id} is kept but not shown, since an operator chose ${shown?.id ?? "another"} during the build; to show it: npm run release -- rollback ${id}`;

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

/** False when the upstream does not answer. */
const hasChanged = async (made: Fingerprint, fingerprints: Fingerprints, depth: "lists" | "all"): Promise<boolean> => {
  const lists = await fingerprints.lists();
  if (!lists.ok || lists.value !== made.lists) return lists.ok;
  if (depth === "lists") return false;
  const profiles = await fingerprints.profiles();
  return profiles.ok && profiles.value !== made.profiles;
};
