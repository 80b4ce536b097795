import path from "node:path";

const FOLDER = path.resolve(import.meta.dirname, "../../node_modules/.cache/tests/stores");

/** Data folder of a new store: migrated, with the first account. */
export const STORE_COPY = path.join(FOLDER, "new");

/** Like `STORE_COPY`, with an account for each role, and its sessions. */
export const ROLES_COPY = path.join(FOLDER, "roles");
