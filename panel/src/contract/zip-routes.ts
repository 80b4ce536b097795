import path from "node:path";
import { PassThrough } from "node:stream";

import { type Context, Hono } from "hono";
import { ZipFile } from "yazl";

import { toSlug } from "../to-slug";
import { notFound, refuse } from "./answers";
import type { ContentStore, StoredMedia } from "./content-store";
import type { PublicFiles } from "./public-files";
import { toWebStream } from "./web-stream";

const zipOf = (pictures: StoredMedia[], stem: string, files: PublicFiles): ReadableStream<Uint8Array> => {
  const zip = new ZipFile();
  const sent = new PassThrough();
  pictures.forEach(({ file }, index) => {
    const inside = `${stem}-${String(index + 1).padStart(2, "0")}${path.extname(file)}`;
    // Pictures are compressed already.
    zip.addReadStreamLazy(inside, { compress: false }, (done) => {
      files.read(path.basename(file)).then(
        (stream) => done(null, stream),
        (error: unknown) => sent.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    });
  });
  // A picture that vanished meanwhile must break the download, not the process.
  zip.on("error", (error: Error) => sent.destroy(error));
  zip.outputStream.pipe(sent);
  zip.end();
  return toWebStream(sent);
};

const readRequest = async (c: Context): Promise<{ talent: string; gallery: "book" | "compo" } | null> => {
  const body: unknown = await c.req.json().catch(() => null);
  if (typeof body !== "object" || body === null || !("talent" in body) || !("gallery" in body)) return null;
  const { talent, gallery } = body;
  if (gallery !== "book" && gallery !== "compo") return null;
  return typeof talent === "number" || typeof talent === "string" ? { talent: String(talent), gallery } : null;
};

/** POST /api/download/zip: a talent's book or composite, streamed. */
export const zipRoutes = (store: ContentStore, files: PublicFiles): Hono => {
  const app = new Hono();
  app.post("/api/download/zip", async (c) => {
    const request = await readRequest(c);
    if (request === null) {
      return refuse(c, 422, "The given data was invalid.", {
        talent: ["The talent field must be an id."],
        gallery: ["The gallery field must be book or compo."],
      });
    }
    const talent = await store.talent(request.talent);
    const pictures = talent?.[request.gallery] ?? [];
    if (talent === null || pictures.length === 0) return notFound(c);
    const stem = `${toSlug(talent.name) || "talent"}-${request.gallery}`;
    return new Response(zipOf(pictures, stem, files), {
      headers: { "Content-Type": "application/zip", "Content-Disposition": `attachment; filename="${stem}.zip"` },
    });
  });
  return app;
};
