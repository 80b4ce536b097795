import type { CollectionConfig } from "payload";

import { isAdmin, isScout, nobody } from "../access/roles";
import { environment } from "../environment";
import { MENU_GROUPS } from "../access/menu-groups";
import { renameDocument } from "./hooks";
import { collectionLabels } from "../shared/bilingual";
import { privateFolder } from "../media/data-folders";
import { prefixField } from "../media/bucket-object";
import { deleteFromBucketSoon, recordDeletion, recordReplacedFile } from "../media/pending-deletions";

/** Scans or photos of signed consents. */
export const consentDocuments: CollectionConfig = {
  slug: "consent-documents",
  versions: false,
  labels: collectionLabels(["Documento de autorização", "Consent document"], ["Documentos de autorização", "Consent documents"]),
  access: { create: isScout, read: isScout, update: nobody, delete: isAdmin },
  hooks: {
    beforeOperation: [renameDocument],
    beforeChange: [recordReplacedFile],
    beforeDelete: [recordDeletion],
    afterDelete: [deleteFromBucketSoon],
  },
  upload: {
    // Payload deletes the file here before the record: a deletion that fails keeps both.
    staticDir: privateFolder(environment.dataDir),
    mimeTypes: ["application/pdf", "image/jpeg", "image/png"],
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  admin: { group: MENU_GROUPS.people, hidden: true },
  fields: [prefixField],
};
