import type { FieldAccess } from "payload";

import { isScoutField } from "../access/roles";

/** May know which enquiry a package was made from. */
export const mayNameEnquiry: FieldAccess = isScoutField;

/**
 * The client of a package that was made from an enquiry is for admins and scouts, as the enquiry is. Without a record, as in a filter or
 * an order, the answer is the stricter one.
 */
export const isScoutFieldOfEnquiry: FieldAccess = (args) => {
  const { doc } = args;
  return (doc !== undefined && typeof doc.entry !== "number") || isScoutField(args);
};
