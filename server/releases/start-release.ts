import { setTimeout as delay } from "node:timers/promises";
import { failure, success, type Result } from "../../src/domain/result";
import { nameError } from "../../src/lib/describe-error";
import type { Release } from "./store/release";
import type { ReleasesOptions } from "./releases-options";

type Options = Pick<ReleasesOptions, "store" | "fingerprints" | "report" | "erasures" | "buildObstacle" | "mayBuild">;

/** Interval of the attempts to get the first release of all gateways. */
export const FIRST_RELEASE_MS = 1_000;

type Build = () => Promise<Result<{ release: Release }, string>>;

/** Chooses the release to start with. Postpones the build of new code while it cannot succeed. */
export const createStart = (options: Options, build: Build) => {
  const { store, fingerprints, report, erasures, buildObstacle, mayBuild = () => true } = options;
  let isPostponed = false;
  /** The code of this gateway, once a shared release of other code was loaded. */
  let missingCode: string | null = null;
  let isStopped = false;

  /** A prepared release that names an erased talent is not adopted; this version then builds again. */
  const adoptPrepared = async (code: string): Promise<void> => {
    await store.removeDrafts();
    await store.adoptPrepared(code, await erasures.namesErased());
  };

  const buildFirst = async (previous: Release | null): Promise<Result<Release, string>> => {
    const built = await build();
    if (built.ok) return success(store.current() ?? built.value.release);
    if (previous === null) return built;
    report.warn(`Serving the previous release, since ${built.error}`);
    return success(previous);
  };

  /** Serves the shared release, whatever its code is, without a build; without one, waits for the gateway that builds. */
  const startShared = async (code: string, first: Release | null): Promise<Result<Release, string>> => {
    let release = first;
    while (release === null && !isStopped) {
      if (mayBuild()) return buildFirst(null);
      await delay(FIRST_RELEASE_MS, undefined, { ref: false });
      release = await store.load(code);
    }
    if (release === null) return failure("the gateway is stopping");
    missingCode = release.fingerprint.code === code ? null : code;
    return success(release);
  };

  const isOfOtherCode = (): boolean => missingCode !== null && store.current()?.fingerprint.code !== missingCode;

  const start = async (): Promise<Result<Release, string>> => {
    const code = await fingerprints.code();
    await adoptPrepared(code).catch((error: unknown) => report.warn(`The prepared releases could not be read: ${nameError(error)}`));
    const release = await store.load(code);
    if (store.isShared) return startShared(code, release);
    if (release !== null && (store.isHeld() || release.fingerprint.code === code)) return success(release);
    const obstacle = release === null ? null : await buildObstacle();
    if (release === null || obstacle === null) return buildFirst(release);
    isPostponed = true;
    report.warn(`Serving the previous release, since ${obstacle}; the site is built as soon as possible`);
    return success(release);
  };

  const stop = (): void => {
    isStopped = true;
  };
  return { start, stop, isPostponed: () => isPostponed || isOfOtherCode() };
};
