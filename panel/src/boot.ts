import config from "@payload-config";
import { getPayload } from "payload";

import { environment } from "./environment";
import { startHousekeeping } from "./entries/housekeeping";

/** Opens the store (and brings its schema up to date) and starts the daily housekeeping. */
export const boot = async (): Promise<void> => {
  // Applicants' photos, the database and the first password are nobody else's on this machine.
  process.umask(0o077);
  const payload = await getPayload({ config });
  startHousekeeping(payload, environment);
};
