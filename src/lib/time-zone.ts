export const DEFAULT_TIME_ZONE = "America/Sao_Paulo";

/** The canonical name on this machine; null for an unknown time zone. */
export const knownTimeZone = (name: string): string | null => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};
