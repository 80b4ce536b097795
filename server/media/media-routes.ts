import type { FastifyInstance } from "fastify";
import { decodeComponent } from "../../src/lib/url";
import { mediaPath } from "../../src/upstream/media-path";
import { refuse } from "../http/refusal";
import type { EditorialMedia } from "./editorial-media";
import { mediaSource } from "./media-source";
import type { Pictures } from "./pictures";
import { createPictureSender, parseWidth } from "./send-picture";
import { addTalentMediaRoutes, type TalentMediaOptions } from "./talent-media-routes";
import { createVideoStream } from "./video-stream";

export interface MediaOptions extends TalentMediaOptions {
  pictures: Pictures;
  editorialMedia: Pick<EditorialMedia, "has">;
}

/** The picture of a path may be replaced, so browsers revalidate after a day. */
const BY_PATH = "public, max-age=86400";

const BY_PATH_ADDRESS = /^\/media\/(\d+)\/([^?]+)/;

/** Files of talents, and `GET /media/{width}/{path}` for paths in the published editorial content. */
export const addMediaRoutes = (app: FastifyInstance, { pictures, editorialMedia, ...options }: MediaOptions): void => {
  const { rules, dispatcher, drafts } = options;
  const sendPicture = createPictureSender(pictures);
  const streamVideo = createVideoStream(dispatcher, BY_PATH);
  const streamDraft = createVideoStream(dispatcher, "no-store");
  addTalentMediaRoutes(app, sendPicture, options);

  app.get("/media/*", async (request, reply) => {
    const [, digits = "", encoded = ""] = BY_PATH_ADDRESS.exec(request.raw.url ?? "") ?? [];
    const width = parseWidth(digits);
    const path = decodeComponent(encoded);
    const source = path === null ? null : mediaSource(path, rules);
    if (width === null || path === null || source === null) return refuse(request, reply, "notFound");
    const { url, isDrawing } = source;
    if (drafts.has(path)) {
      reply.header("x-robots-tag", "noindex, noimageindex");
      if (source.isVideo) return streamDraft(request, reply, url);
      return sendPicture(request, reply, { url, isDrawing, owner: null, width, shape: "whole", isDraft: true, cacheControl: "no-store" });
    }
    const isPublished = await editorialMedia.has(mediaPath(path, rules) ?? "");
    if (isPublished !== true) return refuse(request, reply, isPublished === null ? "unavailable" : "notFound");
    if (source.isVideo) return streamVideo(request, reply, url);
    return sendPicture(request, reply, { url, isDrawing, owner: null, width, shape: "whole", cacheControl: BY_PATH });
  });
};
