import { APIError, type Endpoint } from "payload";
import sharp from "sharp";

import { noteFileRead, noteListedPhoto } from "../audit/index";
import { readPrivateFile } from "../media/private-files";
import { PREVIEW_SIDES, type PreviewSize } from "./photo-preview-address";

const PHOTO_NAME = /^[0-9a-f-]{36}\.jpg$/;
const MAX_AGE_SECONDS = 60 * 60;

const isSize = (text: string): text is PreviewSize => Object.hasOwn(PREVIEW_SIDES, text);

/** As JPEG, since encoding WebP takes four times as long, and a board shows 48 copies at once. */
const renderPreview = (original: Buffer, size: PreviewSize): Promise<Buffer> => {
  const side = PREVIEW_SIDES[size];
  return sharp(original).resize({ width: side, height: side, fit: "inside", withoutEnlargement: true }).jpeg({ quality: 80 }).toBuffer();
};

/**
 * GET /cms/api/entry-photos/preview/{size}/{name}, for users who may read the photo. The browser caches it for an hour, uses the copy only
 * while the session's cookie is the same, and deletes it at the sign-out (`accounts/clear-browser-data.ts`).
 */
export const photoPreviewEndpoint: Endpoint = {
  path: "/preview/:size/:name",
  method: "get",
  handler: async (req) => {
    const name = String(req.routeParams?.name ?? "");
    const size = String(req.routeParams?.size ?? "");
    const where = { filename: { equals: name } };
    const { docs } = await req.payload.find({
      collection: "entry-photos",
      where,
      limit: 1,
      depth: 0,
      select: {},
      overrideAccess: false,
      req,
    });
    const [photo] = docs;
    if (photo === undefined || !PHOTO_NAME.test(name) || !isSize(size)) throw new APIError("Not found", 404);
    const original = await readPrivateFile(req.payload, name);
    if (original === null) throw new APIError("Not found", 404);
    const picture = await renderPreview(original, size);
    if (size === "card") noteListedPhoto(req, photo.id);
    else await noteFileRead(req, "entry-photos", name);
    return new Response(new Uint8Array(picture), {
      headers: { "Content-Type": "image/jpeg", "Cache-Control": `private, max-age=${MAX_AGE_SECONDS}`, Vary: "Cookie, Authorization" },
    });
  },
};
