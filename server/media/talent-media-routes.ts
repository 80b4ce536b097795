import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Dispatcher } from "undici";
import { coverAddress } from "../../src/config/media";
import type { Result } from "../../src/domain/result";
import { isMinor, type Talent } from "../../src/domain/talent";
import type { MediaRules } from "../../src/upstream/media-path";
import type { ListedTalent } from "../../src/upstream/talents/fetch-talents";
import { redirectWithinSite } from "../http/redirect";
import { refuse } from "../http/refusal";
import { isHidden, type LiveTalents } from "../live/live-talents";
import type { Profiles } from "../live/profiles";
import type { TalentTokens } from "../live/talent-tokens";
import type { DraftFiles } from "../preview/draft-files";
import { mediaSource, type MediaSource } from "./media-source";
import { parseWidth, type PictureSender, type SentPicture } from "./send-picture";
import { createVideoStream } from "./video-stream";

export interface TalentMediaOptions {
  rules: MediaRules;
  live: Pick<LiveTalents, "snapshot">;
  profiles: Pick<Profiles, "withFiles">;
  tokens: Pick<TalentTokens, "isProtectedVersion">;
  dispatcher: Dispatcher;
  /** Files of drafts that an editor previews. */
  drafts: Pick<DraftFiles, "ofTalent" | "has">;
}

interface FileAddress {
  id: string;
  version: string;
}

interface PictureRoute {
  Params: FileAddress & { width: string };
}

/** Shared caches must not store a talent's file, since a withdrawal does not reach them. Browsers revalidate after a day. */
const TALENT_FILE = "private, max-age=86400";

/** Files of listed talents: `/media/talents/{id}/{version}/{width}`, `…/gallery/{version}/{width}` and `…/videos/{version}`. */
export const addTalentMediaRoutes = (app: FastifyInstance, sendPicture: PictureSender, options: TalentMediaOptions): void => {
  const { rules, live, tokens, dispatcher } = options;
  const streamVideo = createVideoStream(dispatcher, TALENT_FILE);
  const { findDraft, sendDraft, streamDraft } = createDraftSender(sendPicture, options);

  /** The listed talent (a hidden one only with a protected version); otherwise sends an error and returns null. */
  const findListed = (request: FastifyRequest<{ Params: FileAddress }>, reply: FastifyReply): ListedTalent | null => {
    const { id, version } = request.params;
    const snapshot = live.snapshot();
    const isProtected = tokens.isProtectedVersion(id, version);
    const entry = snapshot?.byId.get(id);
    if (entry === undefined || (isHidden(entry) && !isProtected)) {
      refuse(request, reply, snapshot === null ? "unavailable" : "notFound");
      return null;
    }
    if (isMinor(entry.talent) || isHidden(entry)) reply.header("x-robots-tag", "noindex, noimageindex");
    return entry;
  };

  const findFile = createFileFinder(options);

  app.get<PictureRoute>("/media/talents/:id/:version/:width", async (request, reply) => {
    const { id, version } = request.params;
    const width = parseWidth(request.params.width);
    const draft = findDraft(id, version);
    if (draft !== null && width !== null) return sendDraft(request, reply, { url: draft.url, width, shape: "cover" });
    const entry = findListed(request, reply);
    if (entry === null) return reply;
    const source = mediaSource(entry.coverPath ?? "", rules);
    const { coverVersion } = entry.talent;
    if (width === null || source === null || coverVersion === null) return refuse(request, reply, "notFound");
    // Pages that were built before the cover was changed contain the old version.
    if (coverVersion !== version && isHidden(entry)) return refuse(request, reply, "notFound");
    if (coverVersion !== version) return redirectWithinSite(reply, coverAddress(id, coverVersion, width), 302);
    const owner = { talentId: id, version };
    return sendPicture(request, reply, { url: source.url, owner, width, shape: "cover", cacheControl: TALENT_FILE });
  });

  app.get<PictureRoute>("/media/talents/:id/gallery/:version/:width", async (request, reply) => {
    const { id, version } = request.params;
    const width = parseWidth(request.params.width);
    const draft = findDraft(id, version);
    if (draft !== null && width !== null) return sendDraft(request, reply, { url: draft.url, width, shape: "whole" });
    if (findListed(request, reply) === null) return reply;
    const file = await findFile(id, version, "picture");
    if (!file.ok) return refuse(request, reply, "unavailable");
    if (width === null || file.value === null) return refuse(request, reply, "notFound");
    const owner = { talentId: id, version };
    return sendPicture(request, reply, { url: file.value.url, owner, width, shape: "whole", cacheControl: TALENT_FILE });
  });

  app.get<{ Params: FileAddress }>("/media/talents/:id/videos/:version", async (request, reply) => {
    const { id, version } = request.params;
    const draft = findDraft(id, version);
    if (draft !== null) return streamDraft(request, reply, draft.url);
    if (findListed(request, reply) === null) return reply;
    const file = await findFile(id, version, "video");
    if (!file.ok) return refuse(request, reply, "unavailable");
    if (file.value === null) return refuse(request, reply, "notFound");
    const { url } = file.value;
    return url === null ? refuse(request, reply, "unavailable") : streamVideo(request, reply, url);
  });
};

type DraftPicture = Pick<SentPicture, "url" | "width" | "shape">;

/** Finds a version in the talent's current galleries; `url` is null when only a stored copy can be sent. */
const createFileFinder =
  ({ rules, profiles }: Pick<TalentMediaOptions, "rules" | "profiles">) =>
  async (talentId: string, version: string, kind: FileKind): Promise<Result<{ url: string | null } | null, unknown>> => {
    const profile = await profiles.withFiles(talentId);
    if (!profile.ok) return profile;
    if (profile.value === null || !versionsOf(profile.value.talent, kind).includes(version)) return { ok: true, value: null };
    const path = profile.value.files?.find((file) => file.version === version)?.path ?? null;
    const source = path === null ? null : mediaSource(path, rules);
    const isOther = source !== null && source.isVideo !== (kind === "video");
    return { ok: true, value: isOther ? null : { url: source?.url ?? null } };
  };

/** Sends files of drafts, not cached and not indexed. */
const createDraftSender = (sendPicture: PictureSender, { rules, dispatcher, drafts }: TalentMediaOptions) => {
  const streamDraftFile = createVideoStream(dispatcher, "no-store");
  const unindexed = (reply: FastifyReply): FastifyReply => reply.header("x-robots-tag", "noindex, noimageindex");
  return {
    findDraft: (talentId: string, version: string): MediaSource | null => mediaSource(drafts.ofTalent(talentId, version) ?? "", rules),
    sendDraft: (request: FastifyRequest, reply: FastifyReply, draft: DraftPicture): Promise<FastifyReply> =>
      sendPicture(request, unindexed(reply), { ...draft, owner: null, isDraft: true, cacheControl: "no-store" }),
    streamDraft: (request: FastifyRequest, reply: FastifyReply, url: string): Promise<FastifyReply> =>
      streamDraftFile(request, unindexed(reply), url),
  };
};

type FileKind = "picture" | "video";

const versionsOf = ({ book, composite, digitals, videos }: Talent, kind: FileKind): readonly string[] =>
  kind === "picture"
    ? [...book, ...composite, ...digitals].map(({ version }) => version)
    : videos.filter(({ provider }) => provider === "file").map(({ source }) => source);
