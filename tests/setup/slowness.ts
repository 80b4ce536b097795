/** How many times slower than an idle machine this one is (`scripts/slowness.ts`); limits are multiplied by it. */
export const SLOWNESS = Number(process.env.TEST_SLOWNESS ?? 1);
