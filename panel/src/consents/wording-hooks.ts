import { type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook, Forbidden } from "payload";

/** Also for operations that override the access rules. */
export const refuseWordingChange: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation === "update") throw new Forbidden(req.t);
  return data;
};

/** Entries and consents refer to a wording by its version. */
export const refuseWordingDeletion: CollectionBeforeDeleteHook = ({ req }) => {
  throw new Forbidden(req.t);
};
