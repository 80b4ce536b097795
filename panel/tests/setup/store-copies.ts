import path from "node:path";

const FOLDER = path.resolve(import.meta.dirname, "../../node_modules/.cache/tests/stores");

/** Data folder of a new store: migrated, with the first account. */
export const STORE_COPY = path.join(FOLDER, "new");

/** The same with an account of each role, and its sessions. */
export const ROLES_COPY = path.join(FOLDER, "roles");
