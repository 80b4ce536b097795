// Stands in for fast-check in Jest (moduleNameMapper), so that no test draws other examples than the run before.
import fc from "../../node_modules/fast-check/lib/cjs/fast-check.js";

fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED) });

export * from "../../node_modules/fast-check/lib/cjs/fast-check.js";
export default fc;
