export type { DemoGlobal } from "./demo-fields";
export { type DemoCollection, withDemoMark } from "./demo-mark";
export { type RemovalPlan, isNothingLeft, planRemoval } from "./plan-removal";
