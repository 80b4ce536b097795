import type { Endpoint, PayloadRequest } from "payload";

import { isScout } from "../access/roles";
import { parseIds, parseNote } from "./decision-request";
import { deskEndpoint, DeskRefusal, readJsonBody } from "../access/desk-endpoint";

export const appendNote = (notes: string | null | undefined, note: string): string =>
  [notes ?? "", note].filter((text) => text !== "").join("\n");

/** Resolves to the ids of the entries that exist. */
const addNotes = async (req: PayloadRequest, { ids, note }: { ids: readonly number[]; note: string }): Promise<{ changed: number[] }> => {
  if (note === "") throw new DeskRefusal(422, "note-missing");
  const { docs } = await req.payload.find({
    collection: "entries",
    where: { id: { in: ids } },
    sort: "id",
    depth: 0,
    pagination: false,
    select: { notes: true },
    overrideAccess: false,
    req,
  });
  if (docs.length === 0) throw new DeskRefusal(404, "not-found");
  for (const { id, notes } of docs) {
    const data = { notes: appendNote(notes, note) };
    await req.payload.update({ collection: "entries", id, data, depth: 0, select: {}, overrideAccess: false, req });
  }
  return { changed: docs.map(({ id }) => id) };
};

export const noteEndpoint: Endpoint = deskEndpoint({
  method: "post",
  path: "/notes",
  access: isScout,
  handler: async (req) => {
    const { ids, note } = await readJsonBody(req);
    return addNotes(req, { ids: parseIds(ids), note: parseNote(note) });
  },
});
