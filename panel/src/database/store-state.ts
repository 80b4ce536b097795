import type { GlobalConfig } from "payload";

/**
 * The state of the demo content; only the panel's own code reads it. It is in the same database, so that a restored backup contains both.
 */
export const storeState: GlobalConfig = {
  slug: "store-state",
  versions: false,
  access: { read: () => false, update: () => false },
  admin: { hidden: true },
  fields: [
    {
      name: "seed",
      type: "select",
      options: ["running", "done"],
    },
  ],
};
