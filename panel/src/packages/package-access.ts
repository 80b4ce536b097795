import type { FieldAccess } from "payload";

import { isScoutField } from "../access/roles";

export const mayNameEnquiry: FieldAccess = isScoutField;

/**
 * In a package made from an enquiry, only admins and scouts may read the client, as with the enquiry itself. Without a record, as in a
 * filter or a sort, the stricter rule applies.
 */
export const isScoutFieldOfEnquiry: FieldAccess = (args) => {
  const { doc } = args;
  return (doc !== undefined && typeof doc.entry !== "number") || isScoutField(args);
};
