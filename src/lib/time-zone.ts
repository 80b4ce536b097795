export const DEFAULT_TIME_ZONE = "America/Sao_Paulo";

/** The name of a time zone as this machine knows it; null for an unknown one. */
export const knownTimeZone = (name: string): string | null => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};
