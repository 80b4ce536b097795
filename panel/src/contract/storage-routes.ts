import { type Context, Hono } from "hono";

import type { ContentStore } from "./content-store";
import type { FileSignatures } from "./file-signatures";
import type { ByteRange, PublicFiles } from "./public-files";
import { notFound } from "./refusals";
import { toWebStream } from "./web-stream";

const TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  svg: "image/svg+xml",
  mp4: "video/mp4",
  webm: "video/webm",
  ogg: "video/ogg",
};
const PUBLIC_NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp|svg|mp4|webm|ogg)$/;

/** Accepts one range; "all" without one, null when it is outside of the file. */
const parseRange = (header: string | undefined, size: number): ByteRange | "all" | null => {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return "all";
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size ? { start, end } : null;
};

type StoredFile = { name: string; size: number; type: string; cacheControl: string };

const send = async (c: Context, files: PublicFiles, { name, size, type, cacheControl }: StoredFile): Promise<Response> => {
  const headers = new Headers({
    "Content-Type": type,
    "Cache-Control": cacheControl,
    ETag: `"${name}"`,
    "Accept-Ranges": "bytes",
    // A browser that opens the address of an SVG treats it as a document. The policy forbids it to run scripts or load files.
    "Content-Security-Policy": "default-src 'none'; sandbox",
  });
  if (c.req.header("If-None-Match") === headers.get("ETag")) return new Response(null, { status: 304, headers });
  const range = parseRange(c.req.header("Range"), size);
  if (range === null) {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range === "all" ? { start: 0, end: size - 1 } : range;
  headers.set("Content-Length", String(end - start + 1));
  if (range !== "all") headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  const status = range === "all" ? 200 : 206;
  if (c.req.method === "HEAD") return new Response(null, { status, headers });
  return new Response(toWebStream(await files.read(name, { start, end })), { status, headers });
};

/** File names are random and never reused. A talent's file must not stay in a cache after the talent is withdrawn. */
const CACHE_CONTROL = { content: "public, max-age=31536000, immutable", talent: "private, no-cache", draft: "private, no-store" } as const;

type StorageOptions = { files: PublicFiles; store: Pick<ContentStore, "fileUse">; signatures: FileSignatures };

/**
 * GET /storage/{name}: a file of a published record, if it is a picture or video;
 * GET /storage/signed/{until}/{signature}/{name}: the same for any record, while the preview's signature is valid.
 */
export const storageRoutes = ({ files, store, signatures }: StorageOptions): Hono => {
  const app = new Hono();
  const sendNamed = async (
    c: Context,
    requestedName: string,
    useOf: (name: string) => Promise<keyof typeof CACHE_CONTROL | null>,
  ): Promise<Response> => {
    const [name, extension] = PUBLIC_NAME.exec(requestedName) ?? [];
    const type = TYPES[extension ?? ""];
    if (name === undefined || type === undefined) return notFound(c);
    const use = await useOf(name);
    const size = use === null ? null : await files.sizeOf(name);
    return use === null || size === null ? notFound(c) : send(c, files, { name, size, type, cacheControl: CACHE_CONTROL[use] });
  };

  app.get("/storage/:name", (c) => sendNamed(c, c.req.param("name"), (name) => store.fileUse(name)));
  app.get("/storage/signed/:until/:signature/:name", (c) => {
    const { until, signature } = c.req.param();
    return sendNamed(c, c.req.param("name"), async (name) => (signatures.isValid({ name, until, signature }) ? "draft" : null));
  });
  return app;
};
