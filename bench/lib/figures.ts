/** The value below which this share (0 to 1) of the sorted figures lies; 0 without figures. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The middle one of an odd number of figures; NaN without figures. */
export const median = (figures: readonly number[]): number => (figures.length === 0 ? Number.NaN : quantile(toSorted(figures), 0.5));

export const toSorted = (figures: readonly number[]): number[] => figures.toSorted((one, other) => one - other);

export const inMilliseconds = (ms: number): string => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;

export const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;

export const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1e6).toLocaleString("en")} MB`;

/** With thousands separators. */
export const inCount = (count: number): string => Math.round(count).toLocaleString("en");
