import { type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook, Forbidden } from "payload";

/** Refuses to change a wording, also to operations that override the access rules. */
export const refuseWordingChange: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation === "update") throw new Forbidden(req.t);
  return data;
};

/** Refuses to delete a wording: entries and consents refer to it by its version. */
export const refuseWordingDeletion: CollectionBeforeDeleteHook = ({ req }) => {
  throw new Forbidden(req.t);
};
