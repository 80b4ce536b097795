// The parts that other subjects use.
export { recordEntryEvent } from "./entry-history";
export { canSendLinks } from "./initial-confirmation";
