/** `total` counts the parts of the ZIP: tables, records and files. `failed`: the ZIP ended early, or was refused. */
export type ExportProgress = { done: number; total: number; state: "running" | "done" | "failed" };

/** How long a finished export can be asked for. */
const KEPT_MS = 10 * 60_000;

const known = new Map<string, ExportProgress>();

/** The account is part of the name, so that an admin reads the own progress only. */
const nameOf = (account: number | string, key: string): string => `${account} ${key}`;

export const readProgress = (account: number | string, key: string): ExportProgress | null => known.get(nameOf(account, key)) ?? null;

/** Keeps the progress in the memory of this process. Returns the function that changes it. */
export const openProgress = (account: number | string, key: string): ((change: Partial<ExportProgress>) => void) => {
  const name = nameOf(account, key);
  known.set(name, { done: 0, total: 0, state: "running" });
  return (change) => {
    const progress = known.get(name);
    if (progress === undefined || progress.state !== "running") return;
    known.set(name, { ...progress, ...change });
    if (change.state !== undefined && change.state !== "running") setTimeout(() => known.delete(name), KEPT_MS).unref();
  };
};
