import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding } from "./accept-encoding";
import { isNotModified } from "./etag";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** `br` and `gzip` are null when they would not be smaller. */
export interface EncodedBody {
  type: string;
  etag: string;
  identity: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

const MIN_COMPRESSED_BYTES = 512;

/** For ETags and file identity. */
export const contentHash = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("base64url").slice(0, 22);

/** `quality` is Brotli's, 0 to 11. */
export const compress = async (identity: Buffer, quality: number): Promise<{ br: Buffer | null; gzip: Buffer | null }> => {
  if (identity.length < MIN_COMPRESSED_BYTES) return { br: null, gzip: null };
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity, { level: 6 })]);
  return { br: br.length < identity.length ? br : null, gzip: gz.length < identity.length ? gz : null };
};

/** The ETag is weak, since it is the same for every encoding. */
export const encodeJson = async (value: unknown, quality = 5): Promise<EncodedBody> => {
  const identity = Buffer.from(JSON.stringify(value));
  const etag = `W/"${contentHash(identity)}"`;
  return { type: "application/json; charset=utf-8", etag, identity, ...(await compress(identity, quality)) };
};

export const sendEncoded = (request: FastifyRequest, reply: FastifyReply, body: EncodedBody): FastifyReply => {
  reply.header("cache-control", "no-cache").header("etag", body.etag).header("vary", "Accept-Encoding");
  if (isNotModified(request.headers["if-none-match"], body.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers["accept-encoding"], { br: body.br !== null, gzip: body.gzip !== null });
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type(body.type).send(encoding === "identity" ? body.identity : body[encoding]);
};
