import config from "@payload-config";
import { getPayload } from "payload";

import { runImports } from "../../src/roster/job/run-imports";

/** Runs the imports that wait in the store that the environment names, as a panel of its own does. */
const payload = await getPayload({ config });
payload.logger.level = "silent";
await runImports(payload);
process.exit(0);
