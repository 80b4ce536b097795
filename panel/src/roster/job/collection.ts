import type { CollectionConfig } from "payload";

import { isAdmin, nobody } from "../../access/roles";

/** `open`: files and columns are being chosen. `planned`: the dry run is shown. `stopped`, `failed`: the dry run or the import. */
export const IMPORT_STATES = ["open", "planning", "planned", "importing", "stopped", "done", "failed"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * Imports that were started in the admin; written by the panel's own code. A record contains no name: tables, pictures and results are in
 * the import's folder (`roster/job/import-folder.ts`).
 */
export const rosterImports: CollectionConfig = {
  slug: "roster-imports",
  versions: false,
  access: { create: nobody, read: isAdmin, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // A number, not a relation: Payload cannot empty a required relation when its account is deleted.
    { name: "account", type: "number", required: true },
    { name: "state", type: "select", required: true, index: true, options: [...IMPORT_STATES] },
    { name: "isDryRun", type: "checkbox", required: true, defaultValue: true },
    /** The job ends after the row in progress. */
    { name: "isStopRequested", type: "checkbox", required: true, defaultValue: false },
    { name: "rowsDone", type: "number", required: true, defaultValue: 0 },
    { name: "rowsTotal", type: "number", required: true, defaultValue: 0 },
    /** Number of rows by outcome. */
    { name: "counts", type: "json" },
    /** The chosen field of a column by its header; null for a column that is left out. */
    { name: "choices", type: "json" },
    /** The fault: a code of `roster/problems.ts`. `problemDetail` is the number or column that its message names. */
    { name: "problem", type: "text" },
    { name: "problemDetail", type: "text" },
    { name: "startedAt", type: "date" },
    { name: "finishedAt", type: "date" },
  ],
};
