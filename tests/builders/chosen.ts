import type { Choice } from "../../src/domain/casting-filter";

/** Items of a list, as a filter asks for them. */
export const chosen = (...items: readonly string[]): Choice[] => items.map((item) => ({ key: item, values: [item] }));
