// Replaces fast-check in Jest (moduleNameMapper), so that every run of a test uses the same examples.
import fc from "../../node_modules/fast-check/lib/cjs/fast-check.js";

fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED) });

export * from "../../node_modules/fast-check/lib/cjs/fast-check.js";
export default fc;
