import type { PayloadRequest } from "payload";

/** Whether the request saves a draft beside what is published. */
export const isDraftSave = ({ query }: PayloadRequest): boolean => query.draft === "true" || query.draft === true;
