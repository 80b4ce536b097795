import type { Field } from "payload";

/**
 * Payload's plugin for stored files writes the key and the prefix of an object to these fields. They are declared here so that the
 * schema is the same with and without a bucket.
 */
export const objectKeyField: Field = { name: "_objectKey", type: "text", admin: { hidden: true, readOnly: true } };

/** Not writable over HTTP: another prefix could name another file. */
export const prefixField: Field = {
  name: "prefix",
  type: "text",
  access: { create: () => false, update: () => false },
  admin: { hidden: true, readOnly: true },
};
