import { success, type Result } from "../../src/domain/result";
import { nameError } from "../lib/describe-error";
import type { Release } from "./store/release";
import type { ReleasesOptions } from "./releases-options";

type Options = Pick<ReleasesOptions, "store" | "fingerprints" | "report" | "erasures" | "buildObstacle">;

type Build = () => Promise<Result<{ release: Release }, string>>;

/** Chooses the release to start with. Postpones the build of new code while it cannot succeed. */
export const createStart = ({ store, fingerprints, report, erasures, buildObstacle }: Options, build: Build) => {
  let isPostponed = false;

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

  const start = async (): Promise<Result<Release, string>> => {
    const code = await fingerprints.code();
    await adoptPrepared(code).catch((error: unknown) => report.warn(`The prepared releases could not be read: ${nameError(error)}`));
    const release = await store.load(code);
    if (release !== null && (store.isHeld() || release.fingerprint.code === code)) return success(release);
    const obstacle = release === null ? null : await buildObstacle();
    if (release === null || obstacle === null) return buildFirst(release);
    isPostponed = true;
    report.warn(`Serving the previous release, since ${obstacle}; the site is built as soon as possible`);
    return success(release);
  };

  return { start, isPostponed: () => isPostponed };
};
