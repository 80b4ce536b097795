import type { GlobalConfig } from "payload";

import { nobody } from "../access/roles";

/** The state of the demo content, stored in the same database so that a restored backup contains both. */
export const storeState: GlobalConfig = {
  slug: "store-state",
  access: { read: nobody, update: nobody },
  admin: { hidden: true },
  fields: [
    {
      name: "seed",
      type: "select",
      options: ["running", "done"],
    },
  ],
};
