import type { CollectionConfig } from "payload";

import { isAdmin, isScout, nobody } from "../access/roles";
import { environment } from "../environment";
import { photoPreviewEndpoint } from "./photo-preview-endpoint";
import { prefixField } from "../media/bucket-object";
import { privateFolder } from "../media/data-folders";
import { deleteFromBucketSoon, recordDeletion, recordReplacedFile } from "../media/pending-deletions";
import { collectionLabels } from "../shared/bilingual";

/** Only `createEntryWriter` creates photos. */
export const entryPhotos: CollectionConfig = {
  slug: "entry-photos",
  versions: false,
  labels: collectionLabels(["Foto recebida", "Received photo"], ["Fotos recebidas", "Received photos"]),
  access: { create: nobody, read: isScout, update: nobody, delete: isAdmin },
  hooks: { beforeChange: [recordReplacedFile], beforeDelete: [recordDeletion], afterDelete: [deleteFromBucketSoon] },
  endpoints: [photoPreviewEndpoint],
  upload: {
    // Payload deletes the file here before the record: a deletion that fails keeps both.
    staticDir: privateFolder(environment.dataDir),
    mimeTypes: ["image/jpeg"],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    hideRemoveFile: true,
  },
  admin: { hidden: true },
  fields: [prefixField],
};
