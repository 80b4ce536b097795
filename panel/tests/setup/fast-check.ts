// Replaces fast-check in bundled tests (scripts/bundle-tests.ts), so that the examples do not change between runs.
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED) });

export * from "fast-check";
export default fc;
