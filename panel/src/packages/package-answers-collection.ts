import type { CollectionConfig } from "payload";

import { nobody } from "../access/roles";

const OWN_ONLY = { create: nobody, read: nobody, update: nobody, delete: nobody };

/**
 * People at a client who have opened a package: first name and a random id of their browser. Only `packages/` reads and writes them; they
 * are deleted with the package.
 */
export const packagePeople: CollectionConfig = {
  slug: "package-people",
  versions: false,
  access: OWN_ONLY,
  admin: { hidden: true },
  lockDocuments: false,
  indexes: [{ fields: ["package", "person"], unique: true }],
  fields: [
    // A number, not a relation: Payload cannot empty a required relation when its package is deleted.
    { name: "package", type: "number", required: true, index: true },
    { name: "person", type: "text", required: true },
    { name: "name", type: "text" },
    { name: "message", type: "textarea" },
    { name: "doneAt", type: "date" },
    /** The time of the mail to the maker that this person is done. */
    { name: "notifiedAt", type: "date" },
    /** The largest sequence number stored so far. */
    { name: "sequence", type: "number", defaultValue: 0 },
    { name: "openings", type: "number", defaultValue: 0 },
  ],
};

/** One record for each person and talent. */
export const packagePicks: CollectionConfig = {
  slug: "package-picks",
  versions: false,
  access: OWN_ONLY,
  admin: { hidden: true },
  lockDocuments: false,
  indexes: [{ fields: ["package", "person", "talent"], unique: true }],
  fields: [
    { name: "package", type: "number", required: true, index: true },
    { name: "person", type: "text", required: true },
    { name: "talent", type: "number", required: true, index: true },
    /** `yes`, `maybe`, `no`; null after it was withdrawn. */
    { name: "choice", type: "text" },
    { name: "comment", type: "textarea" },
    { name: "sequence", type: "number", defaultValue: 0 },
  ],
};
