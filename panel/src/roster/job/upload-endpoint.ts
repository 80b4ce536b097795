import type { PayloadRequest } from "payload";

import { isAdmin } from "../../access/roles";
import { deskEndpoint, DeskRefusal } from "../../access/desk-endpoint";
import { findIdleImport } from "./find-import";
import { createImportFolder, importsWithFolder, removeImportFiles } from "./import-folder";
import { claimImport } from "./import-owner";
import { NO_ROWS, updateImport } from "./import-record";
import { isUploadKind, type Part, refuseUpload, storePart } from "./uploads";

const readNumber = (value: unknown): number => {
  const number = Number(value);
  if (typeof value !== "string" || !Number.isSafeInteger(number) || number < 0) throw new DeskRefusal(422, "invalid");
  return number;
};

const readPartOf = ({ query, routeParams }: PayloadRequest): Part => {
  const kind = routeParams?.file;
  const [offset, total] = [readNumber(query.offset), readNumber(query.total)];
  if (!isUploadKind(kind) || offset >= total) throw new DeskRefusal(422, "invalid");
  return { kind, offset, total };
};

/** Web streams are not async iterables in the types of the browser. */
async function* readBody(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

const checkPart = async (part: Part): Promise<void> => {
  if (part.offset > 0) return;
  const refusal = await refuseUpload(part);
  if (refusal !== null) throw new DeskRefusal(422, refusal === "disk-full" ? "disk-full" : "file-too-large");
};

/**
 * POST /cms/api/desk/imports/:id/files/:file?offset=&total=: a part of the table or of the ZIP as raw bytes, written to the disk as they
 * arrive. Responds with the number of received bytes, so that an interrupted upload continues from there.
 */
export const uploadEndpoint = deskEndpoint({
  method: "post",
  path: "/imports/:id/files/:file",
  access: isAdmin,
  handler: async (req) => {
    const { id } = await findIdleImport(req);
    const part = readPartOf(req);
    await checkPart(part);
    if (!(await importsWithFolder()).includes(id)) await createImportFolder(id);
    if (part.offset === 0) {
      // These are rows of another table, or of other pictures.
      await removeImportFiles(id, ["plan", "result", "unmatched"]);
      await claimImport(req.payload, id);
      await updateImport(req.payload, id, { state: "open", isDryRun: true, rowsDone: 0, rowsTotal: 0, counts: { ...NO_ROWS } });
    }
    if (!req.body) throw new DeskRefusal(422, "invalid");
    return storePart(id, part, readBody(req.body));
  },
});
