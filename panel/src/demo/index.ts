// The parts that other subjects use.
export type { DemoCollection, DemoGlobal } from "./demo-record";
export { type RemovalPlan, isNothingLeft, planRemoval } from "./plan-removal";
