import { isAdmin } from "../../access/roles";
import { deskEndpoint, DeskRefusal, readId } from "../../access/desk-endpoint";
import { openPicture } from "../../media/decode-picture";
import type { PictureSource } from "../pictures/source";
import { openZip } from "../pictures/zip-source";
import { findImport } from "./find-import";
import { importFile, sizeOfImportFile } from "./import-folder";

const SIDE = 160;
const CLOSE_AFTER_MS = 20_000;

/** Keeps the ZIP of the rows on the screen open: reading its directory for each of hundreds of thumbnails would take long. */
let opened: { id: number; size: number; source: Promise<PictureSource>; timer: NodeJS.Timeout } | null = null;

const close = (): void => {
  void opened?.source.then((source) => source.close()).catch(() => undefined);
  opened = null;
};

const openOnce = (id: number, size: number): Promise<PictureSource> => {
  if (opened !== null && opened.id === id && opened.size === size) {
    opened.timer.refresh();
    return opened.source;
  }
  if (opened !== null) clearTimeout(opened.timer);
  close();
  opened = { id, size, source: openZip(importFile(id, "pictures")), timer: setTimeout(close, CLOSE_AFTER_MS).unref() };
  return opened.source;
};

const render = async (id: number, place: number): Promise<Buffer> => {
  const size = await sizeOfImportFile(id, "pictures");
  if (size === null) throw new Error("The pictures are deleted");
  const source = await openOnce(id, size);
  const data = await source.read(source.paths[place - 1] ?? "");
  const picture = openPicture(data);
  return picture.resize({ width: SIDE, height: SIDE, fit: "inside" }).webp({ quality: 70 }).toBuffer();
};

/** GET /cms/api/desk/imports/:id/pictures/:place: a small copy of a picture by its place in the ZIP, from 1. */
export const importThumbnailEndpoint = deskEndpoint({
  method: "get",
  path: "/imports/:id/pictures/:place",
  access: isAdmin,
  handler: async (req) => {
    const { id } = await findImport(req);
    const picture = await render(id, readId(req, "place")).catch(() => {
      throw new DeskRefusal(404, "not-found");
    });
    return new Response(new Uint8Array(picture), { headers: { "Content-Type": "image/webp", "Cache-Control": "private, no-store" } });
  },
});
