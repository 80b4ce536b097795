import type { Field } from "payload";

/**
 * Payload's storage plugin writes an object's key and prefix to these fields. They are declared here so that the schema is the same with
 * and without a bucket.
 */
export const objectKeyField: Field = { name: "_objectKey", type: "text", admin: { hidden: true, readOnly: true } };

/** Not writable over HTTP: another prefix could refer to another file. */
export const prefixField: Field = {
  name: "prefix",
  type: "text",
  access: { create: () => false, update: () => false },
  admin: { hidden: true, readOnly: true },
};
