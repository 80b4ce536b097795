import type { CollectionConfig } from "payload";

import { isScout, nobody } from "../access/roles";
import { refuseWordingChange, refuseWordingDeletion } from "./wording-hooks";

/**
 * One record for each wording that guardians have accepted in the application form. Wordings contain no personal data and are never changed
 * or deleted: entries and consents refer to them by their version.
 */
export const consentWordings: CollectionConfig = {
  slug: "consent-wordings",
  versions: false,
  access: { create: nobody, read: isScout, update: nobody, delete: nobody },
  admin: { hidden: true },
  hooks: { beforeChange: [refuseWordingChange], beforeDelete: [refuseWordingDeletion] },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    /** `2026-11-23-` and the first 16 characters of the text's SHA-256: the day on which the site first showed it. */
    { name: "version", type: "text", required: true, unique: true },
    { name: "locale", type: "select", required: true, options: ["pt", "en"] },
    { name: "text", type: "textarea", required: true },
  ],
};
