import config from "@payload-config";
import { getPayload } from "payload";

import { runImports } from "../../src/roster/job/run-imports";

/** Runs the waiting imports of the store of the environment, like a panel in its own process. */
const payload = await getPayload({ config });
payload.logger.level = "silent";
await runImports(payload);
process.exit(0);
