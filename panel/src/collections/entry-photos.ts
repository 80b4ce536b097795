import type { CollectionConfig } from "payload";

import { isAdmin, isScout, nobody } from "../access/roles";
import { environment } from "../environment";
import { GROUPS, names } from "../fields/words";
import { recordDeletion, recordReplacedFile, settleSoon } from "../media/pending-deletions";
import { privateFolder } from "../media/folders";
import { objectKeyField, prefixField } from "../media/object-key";

/** Photos that applicants sent. Written by the entry writer alone, read by admins and scouts alone. */
export const entryPhotos: CollectionConfig = {
  slug: "entry-photos",
  labels: names(["Foto recebida", "Received photo"], ["Fotos recebidas", "Received photos"]),
  access: { create: nobody, read: isScout, update: nobody, delete: isAdmin },
  hooks: { beforeChange: [recordReplacedFile], beforeDelete: [recordDeletion], afterDelete: [settleSoon] },
  upload: {
    staticDir: privateFolder(environment.dataDir),
    mimeTypes: ["image/jpeg"],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    hideRemoveFile: true,
    modifyResponseHeaders: ({ headers }) => {
      headers.set("Cache-Control", "private, no-store");
      return headers;
    },
  },
  admin: { group: GROUPS.received, hidden: true },
  fields: [objectKeyField, prefixField],
};
