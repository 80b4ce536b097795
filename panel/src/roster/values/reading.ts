/** A value of a cell: null for an empty cell; or why it cannot be read, with values that were perhaps meant. */
export type Reading<Value> = { ok: true; value: Value | null } | { ok: false; suggestions: readonly string[] };

export const readable = <Value>(value: Value | null): Reading<Value> => ({ ok: true, value });

export const unreadable = (suggestions: readonly string[] = []): Reading<never> => ({ ok: false, suggestions });
