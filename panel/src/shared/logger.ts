import type { Config } from "payload";

import { cleanLogArguments } from "../../../src/lib/describe-error";

/** JSON lines on standard output. Error messages are removed, since they may contain values of a query. */
export const logger: Config["logger"] = {
  options: {
    level: process.env.PAYLOAD_LOG_LEVEL ?? "info",
    hooks: {
      logMethod(args, method) {
        Reflect.apply(method, this, cleanLogArguments(args));
      },
    },
  },
};
