import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Dispatcher } from "undici";
import type { MediaPath } from "../../src/domain/media";
import { isMinor } from "../../src/domain/talent";
import { MEDIA_WIDTHS, coverAddress, type MediaWidth } from "../../src/config/media";
import type { MediaRules } from "../../src/upstream/media-path";
import { isNotModified } from "../http/etag";
import { redirectWithinSite } from "../http/redirect";
import { refuse } from "../http/refusal";
import type { LiveTalents } from "../live/live-talents";
import { PICTURE_TYPES, chooseFormat } from "./choose-format";
import { mediaSource } from "./media-source";
import type { PictureFailure, PictureRequest, Pictures } from "./pictures";
import { createVideoStream } from "./video-stream";

export interface MediaOptions {
  rules: MediaRules;
  live: Pick<LiveTalents, "snapshot">;
  pictures: Pictures;
  dispatcher: Dispatcher;
  /** The cover of a draft that an editor looks at. */
  draftCover: (talentId: string, version: string) => MediaPath | null;
}

/** A cover's address changes with the cover. */
const VERSIONED = "public, max-age=31536000, immutable";

/** A picture by path may be replaced at the same address; browsers ask again after a day. */
const BY_PATH = "public, max-age=86400";

const BY_PATH_ADDRESS = /^\/media\/(\d+)\/([^?]+)/;

/** `GET /media/talents/{id}/{version}/{width}` and `GET /media/{width}/{path}`. */
export const addMediaRoutes = (app: FastifyInstance, { rules, live, pictures, dispatcher, draftCover }: MediaOptions): void => {
  const streamVideo = createVideoStream(dispatcher, BY_PATH);

  const sendPicture = async (request: FastifyRequest, reply: FastifyReply, wanted: Omit<PictureRequest, "format"> & { cacheControl: string }) => {
    const format = chooseFormat(request.headers.accept, wanted.width);
    const picture = await pictures.get({ url: wanted.url, width: wanted.width, shape: wanted.shape, format });
    if (!picture.ok) return refuse(request, reply, REFUSALS[picture.error]);
    reply.header("cache-control", wanted.cacheControl).header("vary", "Accept").header("etag", picture.value.etag);
    reply.header("content-security-policy", "default-src 'none'; sandbox");
    if (isNotModified(request.headers["if-none-match"], picture.value.etag)) return reply.code(304).send();
    return reply.type(PICTURE_TYPES[format]).send(picture.value.bytes);
  };

  app.get<{ Params: { id: string; version: string; width: string } }>("/media/talents/:id/:version/:width", async (request, reply) => {
    const { id, version } = request.params;
    const width = parseWidth(request.params.width);
    const snapshot = live.snapshot();
    if (snapshot === null) return refuse(request, reply, "unavailable");
    const draft = mediaSource(draftCover(id, version) ?? "", rules);
    if (draft !== null && width !== null) return sendPicture(request, reply, { url: draft.url, width, shape: "cover", cacheControl: "no-store" });
    const entry = snapshot.byId.get(id);
    const source = mediaSource(entry?.coverPath ?? "", rules);
    if (width === null || entry === undefined || source === null) return refuse(request, reply, "notFound");
    const { coverVersion } = entry.talent;
    if (isMinor(entry.talent)) reply.header("x-robots-tag", "noindex, noimageindex");
    // A page built before the cover was changed still names the old one.
    if (coverVersion !== null && coverVersion !== version)
      return redirectWithinSite(reply, coverAddress(id, coverVersion, width), 302);
    return sendPicture(request, reply, { url: source.url, width, shape: "cover", cacheControl: VERSIONED });
  });

  app.get("/media/*", async (request, reply) => {
    const [, digits = "", encoded = ""] = BY_PATH_ADDRESS.exec(request.raw.url ?? "") ?? [];
    const width = parseWidth(digits);
    const path = decodePath(encoded);
    const source = path === null ? null : mediaSource(path, rules);
    if (width === null || source === null) return refuse(request, reply, "notFound");
    if (source.isVideo) return streamVideo(request, reply, source.url);
    return sendPicture(request, reply, { url: source.url, width, shape: "whole", cacheControl: BY_PATH });
  });
};

const REFUSALS = {
  missing: "notFound",
  unavailable: "badPicture",
  unreadable: "badPicture",
  "too-large": "badPicture",
  busy: "unavailable",
} as const satisfies Record<PictureFailure, string>;

const parseWidth = (digits: string): MediaWidth | null => MEDIA_WIDTHS.find((width) => String(width) === digits) ?? null;

const decodePath = (encoded: string): string | null => {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null; // a lone %
  }
};
