/** Factor by which this machine is slower than an idle one (`scripts/slowness.ts`); limits are multiplied by it. */
export const SLOWNESS = Number(process.env.TEST_SLOWNESS ?? 1);
