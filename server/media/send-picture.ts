import type { FastifyReply, FastifyRequest } from "fastify";
import { MEDIA_WIDTHS, type MediaWidth } from "../../src/config/media";
import { isNotModified } from "../http/etag";
import { refuse } from "../http/refusal";
import { PICTURE_TYPES, chooseFormat } from "./choose-format";
import type { PictureFailure, PictureRequest, Pictures } from "./pictures";

export interface SentPicture extends Omit<PictureRequest, "format"> {
  cacheControl: string;
  /** A picture of a draft is not cached. */
  isDraft?: boolean;
  isDrawing?: boolean;
}

export type PictureSender = (request: FastifyRequest, reply: FastifyReply, wanted: SentPicture) => Promise<FastifyReply>;

export const createPictureSender =
  (pictures: Pictures): PictureSender =>
  async (request, reply, { cacheControl, isDraft = false, isDrawing = false, ...wanted }) => {
    const format = isDrawing ? "svg" : chooseFormat(request.headers.accept, wanted.width);
    const picture = await (isDraft ? pictures.getUncached : pictures.get)({ ...wanted, format });
    if (!picture.ok) return refuse(request, reply, REFUSALS[picture.error]);
    reply
      .header("cache-control", picture.value.isStale ? STALE_PICTURE : cacheControl)
      .header("vary", "Accept")
      .header("etag", picture.value.etag);
    reply.header("content-security-policy", "default-src 'none'; sandbox");
    if (isNotModified(request.headers["if-none-match"], picture.value.etag)) return reply.code(304).send();
    return reply.type(PICTURE_TYPES[format]).send(picture.value.bytes);
  };

/** Browsers revalidate soon, to get the refreshed picture; shared caches do not store the stale one. */
const STALE_PICTURE = "private, max-age=60";

const REFUSALS = {
  missing: "notFound",
  unavailable: "badPicture",
  unreadable: "badPicture",
  "too-large": "badPicture",
  busy: "unavailable",
} as const satisfies Record<PictureFailure, string>;

/** Null for a width that `/media` does not offer. */
export const parseWidth = (digits: string): MediaWidth | null => MEDIA_WIDTHS.find((width) => String(width) === digits) ?? null;
