/** Deterministic: the same seed gives the same demo content on every machine. */
export type Random = {
  /** Range [0, 1). */
  next: () => number;
  /** A whole number, both ends included. */
  int: (from: number, to: number) => number;
  between: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly [T, ...T[]]) => T;
  /** `count` different items in random order. */
  sample: <T>(items: readonly T[], count: number) => T[];
};

/** FNV-1a, so that similar seeds give different sequences. */
const hash = (text: string): number => {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
};

/** Mulberry32. */
const generator = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

export const randomFrom = (seed: string): Random => {
  const next = generator(hash(seed));
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    sample: (items, count) => {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(int(0, left.length - 1), 1)).flat();
    },
  };
};
