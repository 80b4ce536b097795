import type { ReleaseFile } from "../releases/store/manifest";
import type { Release } from "../releases/store/release";

/** A file of a release as it is now: without withdrawn talents, the same for every visitor. */
export interface ServedFile {
  release: Release;
  file: ReleaseFile;
}

declare module "fastify" {
  interface FastifyReply {
    /** Null for an answer that is not a public file of a release. */
    servedFile: ServedFile | null;
  }
}
