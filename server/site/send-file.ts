import { createReadStream } from "node:fs";
import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding } from "../http/accept-encoding";
import { isNotModified } from "../http/etag";
import { isImmutable } from "../releases/store/file-kinds";
import type { ReleaseFile } from "../releases/store/manifest";
import type { Release } from "../releases/store/release";
import { filePath, isCacheable, sizeOf, type BodyCache } from "./body-cache";
import { parseRange } from "./byte-range";

const IMMUTABLE = "public, max-age=31536000, immutable";

export interface SendableFile {
  release: Release;
  file: ReleaseFile;
  bodies: BodyCache;
}

export const sendFile = (request: FastifyRequest, reply: FastifyReply, sendable: SendableFile) => {
  const { release, file, bodies } = sendable;
  const isEncoded = file.br !== null || file.gzip !== null;
  const etag = isEncoded ? `W/"${file.hash}"` : `"${file.hash}"`;
  reply.header("etag", etag).header("cache-control", isImmutable(file.path) ? IMMUTABLE : "no-cache");
  if (isEncoded) reply.header("vary", "Accept-Encoding");
  if (isNotModified(request.headers["if-none-match"], etag)) return reply.code(304).send();
  reply.type(file.type);
  if (!isEncoded) return sendWholeOrRange(request, reply, sendable);
  const encoding = chooseEncoding(request.headers["accept-encoding"], { br: file.br !== null, gzip: file.gzip !== null });
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  if (isCacheable(file, encoding)) return respond(reply, bodies.get(release, file, encoding));
  return reply.header("content-length", sizeOf(file, encoding)).send(createReadStream(filePath(release, file, encoding)));
};

const sendWholeOrRange = (request: FastifyRequest, reply: FastifyReply, { release, file, bodies }: SendableFile) => {
  reply.header("accept-ranges", "bytes");
  const isSameVersion = request.headers["if-range"] === undefined || request.headers["if-range"] === `"${file.hash}"`;
  const range = isSameVersion ? parseRange(request.headers.range, file.size) : null;
  if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${file.size}`).send();
  const path = filePath(release, file, "identity");
  if (range !== null) {
    reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${file.size}`);
    return reply.header("content-length", range.end - range.start + 1).send(createReadStream(path, range));
  }
  if (isCacheable(file, "identity")) return respond(reply, bodies.get(release, file, "identity"));
  return reply.header("content-length", file.size).send(createReadStream(path));
};

const respond = (reply: FastifyReply, body: Buffer | Promise<Buffer>) =>
  Buffer.isBuffer(body) ? reply.send(body) : body.then((bytes) => reply.send(bytes));
