import type { FastifyInstance, FastifyReply } from "fastify";
import type { Dispatcher } from "undici";
import type { PackageDefinition } from "../../src/domain/package-definition";
import type { MediaRules } from "../../src/upstream/media-path";
import { refuse } from "../http/refusal";
import { mediaSource, type MediaSource } from "../media/media-source";
import type { Pictures } from "../media/pictures";
import { createPictureSender, parseWidth } from "../media/send-picture";
import { createVideoStream } from "../media/video-stream";
import type { FindPackage, PackageRequest } from "./package-access";
import { closedPage, sendState } from "./package-responses";
import type { PackageTalents, PublishedTalent } from "./package-talents";
import { findPicture, findVideo } from "./package-view";

export interface PackageMediaOptions {
  rules: MediaRules;
  pictures: Pictures;
  dispatcher: Dispatcher;
}

interface PictureAddress {
  token: string;
  width: string;
  talentId: string;
  gallery: string;
  file: string;
}

interface VideoAddress {
  token: string;
  talentId: string;
  videoId: string;
}

/** Browsers cache a picture for the time of a visit; shared caches do not store it. */
const CACHE_CONTROL = "private, max-age=3600";

const PICTURE_FILE = /^(.+)\.jpg$/s;

/** `GET /pacote/{token}/media/{width}/{talentId}/{gallery}/{itemId}.jpg` and `…/media/videos/{talentId}/{videoId}`. */
export const addPackageMediaRoutes = (
  scope: FastifyInstance,
  findPackage: FindPackage,
  { rules, pictures, dispatcher, talents }: PackageMediaOptions & { talents: PackageTalents },
): void => {
  const sendPicture = createPictureSender(pictures);
  const streamVideo = createVideoStream(dispatcher, CACHE_CONTROL);

  /** Sends an error and returns null when the package or the talent is not available. */
  const findTalent = async (
    request: PackageRequest,
    reply: FastifyReply,
    talentId: string,
  ): Promise<{ talent: PublishedTalent; definition: PackageDefinition } | null> => {
    const access = await findPackage(request);
    if (access.state !== "open") {
      sendState(reply, closedPage(request, access));
      return null;
    }
    const { definition } = access;
    const packaged = definition.talents.find((talent) => talent.talentId === talentId);
    const talent = packaged === undefined ? null : await talents.find(packaged);
    if (talent?.ok && talent.value !== null) return { talent: talent.value, definition };
    refuse(request, reply, talent?.ok === false ? "unavailable" : "notFound");
    return null;
  };

  const sourceOf = ({ talent, files, cover }: PublishedTalent, version: string): { source: MediaSource | null; isKnown: boolean } => {
    const known = [...(files ?? []), ...(cover === null ? [] : [cover])].find((file) => file.version === version);
    return { source: known === undefined ? null : mediaSource(known.path, rules), isKnown: known !== undefined && talent !== null };
  };

  scope.get<{ Params: PictureAddress }>("/pacote/:token/media/:width/:talentId/:gallery/:file", async (request, reply) => {
    const { talentId, gallery } = request.params;
    const width = parseWidth(request.params.width);
    const [, item] = PICTURE_FILE.exec(request.params.file) ?? [];
    const found = await findTalent(request, reply, talentId);
    if (found === null) return reply;
    const picture = item === undefined ? null : findPicture(found.talent, found.talent.packaged, { gallery, item });
    if (picture === null || width === null) return refuse(request, reply, "notFound");
    const { source, isKnown } = sourceOf(found.talent, picture.version);
    if (isKnown && (source === null || source.isVideo)) return refuse(request, reply, "notFound");
    const owner = { talentId, version: picture.version };
    return sendPicture(request, reply, { url: source?.url ?? null, owner, width, shape: picture.shape, cacheControl: CACHE_CONTROL });
  });

  scope.get<{ Params: VideoAddress }>("/pacote/:token/media/videos/:talentId/:videoId", async (request, reply) => {
    const { talentId, videoId } = request.params;
    const found = await findTalent(request, reply, talentId);
    if (found === null) return reply;
    const { talent, definition } = found;
    const version = findVideo(talent, { packaged: talent.packaged, shows: definition.shows, videoId });
    const source = version === null ? null : sourceOf(talent, version).source;
    if (version === null || (source !== null && !source.isVideo)) return refuse(request, reply, "notFound");
    return source === null ? refuse(request, reply, "unavailable") : streamVideo(request, reply, source.url);
  });
};
