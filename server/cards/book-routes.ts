import { create as createContentDisposition } from "content-disposition";
import { Transform, Readable, pipeline } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Result } from "../../src/domain/result";
import { isMinor, type Talent } from "../../src/domain/talent";
import { slugify, TOKEN_PARAMETER } from "../../src/config/routes";
import type { OpenStream } from "../../src/upstream/open-stream";
import type { MessageKey } from "../http/messages";
import { refuse } from "../http/refusal";
import type { LiveTalents } from "../live/live-talents";
import type { TalentTokens } from "../live/talent-tokens";

export interface BookOptions {
  live: Pick<LiveTalents, "snapshot">;
  tokens: Pick<TalentTokens, "isLocked">;
  /** The agency's setting; null while it is unknown. */
  mayDownloadBooks: () => Promise<boolean | null>;
  open: (talentId: string, signal: AbortSignal) => Promise<Result<OpenStream | null, { kind: string }>>;
}

/** Each download uses an upstream connection for its whole duration. */
const MAX_STREAMS = 8;

/** More than a hundred large pictures. */
const MAX_BYTES = 500 * 1024 * 1024;

const LONGEST_MS = 10 * 60_000;

const ARCHIVE = /^application\/(x-)?zip|^application\/octet-stream/i;

/** `GET /api/talents/{id}/book.zip`: streamed from the upstream, for adults only, when the agency allows it. */
export const addBookRoutes = (app: FastifyInstance, { live, tokens, mayDownloadBooks, open }: BookOptions): void => {
  let streams = 0;

  const find = async (talentId: string, token: unknown): Promise<MessageKey | Pick<Talent, "name">> => {
    const snapshot = live.snapshot();
    if (snapshot === null) return "unavailable";
    if (tokens.isLocked(snapshot, { talentId, token })) return "notFound";
    const entry = snapshot.byId.get(talentId);
    if (entry === undefined || isMinor(entry.talent)) return "notFound";
    const isAllowed = await mayDownloadBooks();
    if (isAllowed === null) return "unavailable";
    return isAllowed ? entry.talent : "notFound";
  };

  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>("/api/talents/:id/book.zip", async (request, reply) => {
    const found = await find(request.params.id, request.query[TOKEN_PARAMETER]);
    if (typeof found === "string") return refuse(request, reply, found);
    markArchive(reply, found.name);
    if (request.method === "HEAD") return reply.send(Readable.from([])); // the length is unknown
    if (streams >= MAX_STREAMS) return refuse(request, withoutArchiveHeaders(reply), "unavailable");
    streams += 1;
    const left = new AbortController();
    reply.raw.once("close", () => {
      streams -= 1;
      left.abort();
    });
    const archive = await open(request.params.id, AbortSignal.any([left.signal, AbortSignal.timeout(LONGEST_MS)]));
    return sendArchive(request, reply, archive);
  });
};

const sendArchive = (request: FastifyRequest, reply: FastifyReply, archive: Awaited<ReturnType<BookOptions["open"]>>): FastifyReply => {
  if (!archive.ok) return refuse(request, withoutArchiveHeaders(reply), archive.error.kind === "status" ? "badArchive" : "unavailable");
  if (archive.value === null) return refuse(request, withoutArchiveHeaders(reply), "notFound");
  const { body, contentType, length } = archive.value;
  if (!ARCHIVE.test(contentType) || (length ?? 0) > MAX_BYTES) {
    body.destroy();
    return refuse(request, withoutArchiveHeaders(reply), "badArchive");
  }
  if (length !== null) reply.header("content-length", length);
  return reply.send(limitBytes(body));
};

const markArchive = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .type("application/zip")
    .header("content-disposition", createContentDisposition(`${slugify(name)}-book.zip`))
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex");

const withoutArchiveHeaders = (reply: FastifyReply): FastifyReply => reply.removeHeader("content-disposition");

/** Aborts the response above the limit or when the upstream fails, so that the visitor sees an incomplete download. */
const limitBytes = (body: Readable): Readable => {
  let size = 0;
  const limited = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      done(size > MAX_BYTES ? new Error("the archive is too large") : null, chunk);
    },
  });
  return pipeline(body, limited, () => undefined); // an error at either end closes the other, and the connection
};
