import type { Config } from "payload";

import { cleanLogArguments } from "./describe-error";

/** Payload's log: JSON lines on standard output, without messages of errors. Payload itself logs what a query was given. */
export const logger: Config["logger"] = {
  options: {
    level: process.env.PAYLOAD_LOG_LEVEL ?? "info",
    hooks: {
      logMethod(given, method) {
        Reflect.apply(method, this, cleanLogArguments(given));
      },
    },
  },
};
