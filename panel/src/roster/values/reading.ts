/** Null for an empty cell. An unreadable cell has suggestions of values that were perhaps meant. */
export type Reading<Value> = { ok: true; value: Value | null } | { ok: false; suggestions: readonly string[]; reason?: "date" };

export const readable = <Value>(value: Value | null): Reading<Value> => ({ ok: true, value });

export const unreadable = (suggestions: readonly string[] = []): Reading<never> => ({ ok: false, suggestions });

/** For a size that a spreadsheet has turned into a date. */
export const dateInstead = (suggestions: readonly string[] = []): Reading<never> => ({ ok: false, suggestions, reason: "date" });
