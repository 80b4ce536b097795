import type { CollectionConfig } from "payload";

import { nobody } from "../../access/roles";

/**
 * An account's authenticator app and recovery codes. Not fields of the account: Payload writes the whole account at
 * every sign-in, which could restore a recovery code that was used at the same moment.
 */
export const secondFactors: CollectionConfig = {
  slug: "second-factors",
  versions: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // A number, not a relation: Payload cannot empty a required relation when its account is deleted.
    { name: "account", type: "number", required: true, unique: true },
    /** Sealed with a key that is derived from PAYLOAD_SECRET. */
    { name: "secret", type: "text", required: true },
    /** Empty until the first correct code, which proves that the app has the secret. */
    { name: "enabledAt", type: "date" },
    /** The latest time step of an accepted code; codes of this step and of earlier ones are rejected. */
    { name: "lastStep", type: "number", required: true, defaultValue: 0 },
    { name: "failures", type: "number", required: true, defaultValue: 0 },
    { name: "lockedUntil", type: "date" },
    /** Keyed hashes of the unused codes, one per line. */
    { name: "recoveryCodes", type: "textarea" },
  ],
};
