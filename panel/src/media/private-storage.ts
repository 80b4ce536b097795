import { cloudStoragePlugin } from "@payloadcms/plugin-cloud-storage";
import type { Adapter } from "@payloadcms/plugin-cloud-storage/types";
import { NotFound, type PayloadRequest } from "payload";

import { readPrivateFile, removePrivateFile, writePrivateFile } from "./private-files";

type PrivateCollection = "entry-photos" | "consent-documents";

const readType = async (req: PayloadRequest, collection: PrivateCollection, filename: string): Promise<string> => {
  const where = { filename: { equals: filename } };
  const record = await req.payload.db.findOne<{ id: number; mimeType?: string | null }>({ collection, where, req });
  return record?.mimeType ?? "application/octet-stream";
};

/** Payload calls `staticHandler` after its access rules. */
const encryptedFiles =
  (collection: PrivateCollection, disposition: "inline" | "attachment"): Adapter =>
  () => ({
    name: "private-files",
    handleUpload: ({ file }) => writePrivateFile(file.filename, file.buffer),
    handleDelete: ({ filename }) => removePrivateFile(filename),
    staticHandler: async (req, { params: { filename } }) => {
      const bytes = await readPrivateFile(req.payload, filename);
      if (bytes === null) throw new NotFound(req.t);
      return new Response(new Uint8Array(bytes), {
        headers: {
          "Content-Type": await readType(req, collection, filename),
          "Content-Length": String(bytes.length),
          "Content-Disposition": disposition,
          "Cache-Control": "private, no-store",
        },
      });
    },
  });

/** Encrypts applicants' photos and signed consents before storing them, and decrypts them when sending. */
export const privateStorage = cloudStoragePlugin({
  collections: {
    "entry-photos": { adapter: encryptedFiles("entry-photos", "inline") },
    "consent-documents": { adapter: encryptedFiles("consent-documents", "attachment") },
  },
});
