import type { GlobalConfig } from "payload";

import { nobody } from "../access/roles";

/** Whether the demo content was asked for and is complete; kept in the store so that it cannot disagree with it. */
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
