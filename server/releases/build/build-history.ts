import { failure, type Result } from "../../../src/domain/result";

/** How one build went, for the editor who waits for it. */
export interface BuildReport {
  /** ISO times; `endedAt` is null while it runs. */
  startedAt: string;
  endedAt: string | null;
  /** One sentence on why visitors do not see what it made; null where it runs or they do. */
  error: string | null;
  /** What the content should be mended in, although it is live; null where there is nothing. */
  warning: string | null;
}

interface Built {
  warning: string | null;
  /** Why visitors do not see it, in a sentence; null where they do. */
  notShown: string | null;
}

const REMEMBERED = 20;

/** The last builds, newest first. */
export const createBuildHistory = (now: () => number) => {
  let reports: readonly BuildReport[] = [];
  const time = (): string => new Date(now()).toISOString();

  return {
    reports: (): readonly BuildReport[] => reports,
    /** Notes the build's beginning and, whatever comes of it, its end; what is thrown is a failure. */
    follow: async <Value extends Built>(build: () => Promise<Result<Value, string>>): Promise<Result<Value, string>> => {
      const running: BuildReport = { startedAt: time(), endedAt: null, error: null, warning: null };
      reports = [running, ...reports].slice(0, REMEMBERED);
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
    return failure(error instanceof Error ? error.message : String(error)); // a full disk, for one
  }
};
