import type { Choice } from "../../src/domain/casting-choice";

export const toChoices = (...items: readonly string[]): Choice[] => items.map((item) => ({ key: item, values: [item] }));
