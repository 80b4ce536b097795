import { failure, type Result } from "../../../src/domain/result";

/** Shown to the editor who published. */
export interface BuildReport {
  /** ISO times; `endedAt` is null while the build runs. */
  startedAt: string;
  endedAt: string | null;
  /** The reason why the build is not live, in a sentence; null while it runs and when it is live. */
  error: string | null;
  /** A fault that an editor should fix although the build is live; null without one. */
  warning: string | null;
}

interface Built {
  warning: string | null;
  /** The reason why the release is not live, in a sentence; null when it is. */
  notShown: string | null;
}

const MAX_REPORTS = 20;

/** The last builds, newest first. */
export const createBuildHistory = (now: () => number) => {
  let reports: readonly BuildReport[] = [];
  const time = (): string => new Date(now()).toISOString();

  return {
    reports: (): readonly BuildReport[] => reports,
    /** A rejection counts as a failure. */
    record: async <Value extends Built>(build: () => Promise<Result<Value, string>>): Promise<Result<Value, string>> => {
      const running: BuildReport = { startedAt: time(), endedAt: null, error: null, warning: null };
      reports = [running, ...reports].slice(0, MAX_REPORTS);
      const result = await settle(build);
      const outcome = result.ok ? { error: result.value.notShown, warning: result.value.warning } : { error: result.error, warning: null };
      const ended = { ...running, endedAt: time(), ...outcome };
      reports = reports.map((report) => (report === running ? ended : report));
      return result;
    },
  };
};

const settle = async <Value>(build: () => Promise<Result<Value, string>>): Promise<Result<Value, string>> => {
  try {
    return await build();
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error)); // for example a full disk
  }
};
