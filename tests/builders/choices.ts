import type { Choice } from "../../src/domain/casting-choice";

/** The choices of a filter by list items. */
export const toChoices = (...items: readonly string[]): Choice[] => items.map((item) => ({ key: item, values: [item] }));
