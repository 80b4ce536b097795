import type { CollectionConfig } from "payload";

import { nobody } from "../access/roles";

/**
 * An account's authenticator app and recovery codes. A collection of its own: Payload writes the whole account back at
 * every sign-in, which could restore a recovery code that was used at the same moment.
 */
export const secondFactors: CollectionConfig = {
  slug: "second-factors",
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // A number, not a relation: a relation that must be set cannot be emptied when its account is deleted.
    { name: "account", type: "number", required: true, unique: true },
    /** Sealed with a key that comes from PAYLOAD_SECRET. */
    { name: "secret", type: "text", required: true },
    /** Empty until the first code has proved that the app has the secret. */
    { name: "enabledAt", type: "date" },
    /** The newest time step whose code was accepted; no code of it or of an earlier one is accepted again. */
    { name: "lastStep", type: "number", required: true, defaultValue: 0 },
    { name: "failures", type: "number", required: true, defaultValue: 0 },
    { name: "lockedUntil", type: "date" },
    /** Keyed hashes of the unused codes, one a line. */
    { name: "recoveryCodes", type: "textarea" },
  ],
};
