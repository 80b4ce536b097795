import { request, type Dispatcher } from "undici";
import { assertInside, UnreadableVideo, type ByteSource } from "../../src/lib/video-metadata/byte-source";

export interface RangeSourceOptions {
  dispatcher: Dispatcher;
  size: number;
  /** ETag and date of the file; a different version ends the reading. */
  version: string;
  versionOf: (headers: Dispatcher.ResponseData["headers"]) => string;
}

const PAGE_BYTES = 128 * 1024;
const KEPT_PAGES = 12;

/** Maximum of blocks that are read of one file. */
const MAX_PAGES = 2_000;
const TOTAL_MS = 30_000;
const HEADERS_MS = 5_000;

/** Largest file, in bytes, that is read from a store without range requests. */
const MAX_WHOLE = 64 * 1024 * 1024;

/** Reads a file of the store in blocks. Rejects with `UnreadableVideo` above the limits, otherwise with network errors. */
export const createRangeSource = (url: string, { dispatcher, size, version, versionOf }: RangeSourceOptions): ByteSource => {
  const signal = AbortSignal.timeout(TOTAL_MS);
  const pages = new Map<number, Buffer>();
  let fetched = 0;

  const fetchPage = async (page: number): Promise<void> => {
    fetched += 1;
    if (fetched > MAX_PAGES) throw new UnreadableVideo("too much to look through");
    const first = page * PAGE_BYTES;
    const length = Math.min(PAGE_BYTES, size - first);
    const { statusCode, headers, body } = await request(url, {
      dispatcher,
      headers: { accept: "video/*", range: `bytes=${first}-${first + length - 1}` },
      headersTimeout: HEADERS_MS,
      signal,
    });
    const isPart = statusCode === 206 && String(headers["content-range"]).startsWith(`bytes ${first}-`);
    const isWhole = statusCode === 200 && size <= MAX_WHOLE;
    if ((!isPart && !isWhole) || versionOf(headers) !== version) {
      body.destroy();
      throw new Error("the store answered with something else");
    }
    keep(isPart ? page : 0, await readExactly(body, isPart ? length : size));
  };

  const keep = (page: number, bytes: Buffer): void => {
    for (let at = 0; at < bytes.length; at += PAGE_BYTES) pages.set(page + at / PAGE_BYTES, bytes.subarray(at, at + PAGE_BYTES));
    const isWhole = bytes.length > PAGE_BYTES;
    for (const oldest of pages.keys()) if (!isWhole && pages.size > KEPT_PAGES) pages.delete(oldest);
  };

  const readPage = async (page: number): Promise<Buffer> => {
    if (!pages.has(page)) await fetchPage(page);
    return pages.get(page) ?? Buffer.alloc(0);
  };

  return {
    size,
    read: async (offset, length) => {
      assertInside({ size }, offset, length);
      const pieces: Buffer[] = [];
      for (let at = offset; at < offset + length;) {
        const bytes = await readPage(Math.floor(at / PAGE_BYTES));
        const from = at % PAGE_BYTES;
        const piece = bytes.subarray(from, Math.min(bytes.length, from + offset + length - at));
        if (piece.length === 0) throw new UnreadableVideo("the file ends early");
        pieces.push(piece);
        at += piece.length;
      }
      return Buffer.concat(pieces);
    },
  };
};

const readExactly = async (body: Dispatcher.ResponseData["body"], length: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.byteLength;
    if (size > length) break; // the end of the loop ends the transfer
    chunks.push(chunk);
  }
  if (size !== length) throw new Error("the store sent another length than it announced");
  return Buffer.concat(chunks);
};
