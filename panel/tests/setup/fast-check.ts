// Stands in for fast-check in bundled tests (scripts/bundle-tests.ts), so that no test draws other examples than the run before.
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED) });

export * from "fast-check";
export default fc;
