/** A value of a cell: null for an empty cell; or why it cannot be read, with values that were perhaps meant. */
export type Reading<Value> = { ok: true; value: Value | null } | { ok: false; suggestions: readonly string[]; reason?: "date" };

export const readable = <Value>(value: Value | null): Reading<Value> => ({ ok: true, value });

export const unreadable = (suggestions: readonly string[] = []): Reading<never> => ({ ok: false, suggestions });

/** Why a size cannot be read that a spreadsheet has made a date. */
export const dateInstead = (suggestions: readonly string[] = []): Reading<never> => ({ ok: false, suggestions, reason: "date" });
