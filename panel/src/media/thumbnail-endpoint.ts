import { buffer } from "node:stream/consumers";

import { APIError, type Endpoint } from "payload";
import sharp from "sharp";

import { openPublicFiles } from "./public-files";

const SIDE = 320;
const PICTURE_NAME = /^[0-9a-f-]{36}\.(jpg|png|webp|svg)$/;

/** For the admin's lists; null for files that are not pictures. */
export const thumbnailAddress = ({ doc }: { doc: Record<string, unknown> }): string | null =>
  typeof doc.filename === "string" && PICTURE_NAME.test(doc.filename) ? `/cms/api/media/thumbnail/${doc.filename}` : null;

const renderThumbnail = async (name: string): Promise<Buffer> => {
  const files = await openPublicFiles();
  const original = await buffer(await files.read(name));
  return sharp(original).resize({ width: SIDE, height: SIDE, fit: "inside" }).webp({ quality: 75 }).toBuffer();
};

/** GET /cms/api/media/thumbnail/{name}, for users who may read the file's record. Names are never reused, so browsers may cache it. */
export const thumbnailEndpoint: Endpoint = {
  path: "/thumbnail/:name",
  method: "get",
  handler: async (req) => {
    const name = String(req.routeParams?.name ?? "");
    const where = { filename: { equals: name } };
    const { docs } = await req.payload.find({ collection: "media", where, limit: 1, depth: 0, select: {}, overrideAccess: false, req });
    if (docs.length === 0 || !PICTURE_NAME.test(name)) throw new APIError("Not found", 404);
    const picture = await renderThumbnail(name).catch(() => {
      throw new APIError("Not found", 404);
    });
    return new Response(new Uint8Array(picture), {
      headers: { "Content-Type": "image/webp", "Cache-Control": "private, max-age=31536000, immutable" },
    });
  },
};
