import type { Field } from "payload";

/**
 * Where the bucket's adapter notes the key of an object and the prefix that it lies under. Declared here too, so that the
 * schema is the same with a bucket and without.
 */
export const objectKeyField: Field = { name: "_objectKey", type: "text", admin: { hidden: true, readOnly: true } };

/** Set by the adapter alone: a prefix from outside could name another file. */
export const prefixField: Field = {
  name: "prefix",
  type: "text",
  access: { create: () => false, update: () => false },
  admin: { hidden: true, readOnly: true },
};
