export { recordEntryEvent } from "./entry-history";
export { canSendLinks } from "./initial-confirmation";
