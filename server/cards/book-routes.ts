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
  /** The agency's switch; null while nobody could tell. */
  mayDownloadBooks: () => Promise<boolean | null>;
  open: (talentId: string, signal: AbortSignal) => Promise<Result<OpenStream | null, { kind: string }>>;
}

/** One visitor with a slow line holds an upstream connection all the while. */
const MAX_STREAMS = 8;

/** A book of a hundred large pictures; more is a mistake. */
const MAX_BYTES = 500 * 1024 * 1024;

const LONGEST_MS = 10 * 60_000;

const ARCHIVE = /^application\/(x-)?zip|^application\/octet-stream/i;

/** `GET /api/talents/{id}/book.zip`: streamed from the upstream for adults alone, where the agency allows it. */
export const addBookRoutes = (app: FastifyInstance, { live, tokens, mayDownloadBooks, open }: BookOptions): void => {
  let streams = 0;

  /** Why there is no download; the talent otherwise. */
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
    if (request.method === "HEAD") return reply.send(Readable.from([])); // of unknown length
    if (streams >= MAX_STREAMS) return refuse(request, bare(reply), "unavailable");
    streams += 1;
    const leaving = new AbortController();
    reply.raw.once("close", () => {
      streams -= 1;
      leaving.abort();
    });
    const archive = await open(request.params.id, AbortSignal.any([leaving.signal, AbortSignal.timeout(LONGEST_MS)]));
    return pass(request, reply, archive);
  });
};

const pass = (request: FastifyRequest, reply: FastifyReply, archive: Awaited<ReturnType<BookOptions["open"]>>): FastifyReply => {
  if (!archive.ok) return refuse(request, bare(reply), archive.error.kind === "status" ? "badArchive" : "unavailable");
  if (archive.value === null) return refuse(request, bare(reply), "notFound");
  const { body, contentType, length } = archive.value;
  if (!ARCHIVE.test(contentType) || (length ?? 0) > MAX_BYTES) {
    body.destroy();
    return refuse(request, bare(reply), "badArchive");
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

/** Without what only an archive has. */
const bare = (reply: FastifyReply): FastifyReply => reply.removeHeader("content-disposition");

/** Breaks off beyond the bound, or when upstream does: what came so far is then seen to be incomplete. */
const limitBytes = (body: Readable): Readable => {
  let size = 0;
  const limited = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      done(size > MAX_BYTES ? new Error("the archive is too large") : null, chunk);
    },
  });
  return pipeline(body, limited, () => undefined); // either end's failure ends the other, and the visitor's connection
};
