import type { Field } from "payload";

/**
 * Where the bucket's adapter notes the key of an object. Declared here too, so that the schema is the same with a
 * bucket and without.
 */
export const objectKeyField: Field = { name: "_objectKey", type: "text", admin: { hidden: true, readOnly: true } };
