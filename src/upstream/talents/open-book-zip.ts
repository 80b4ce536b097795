import { success, type Result } from "../../domain/result";
import type { UpstreamClient, UpstreamError } from "../http";
import type { OpenStream } from "../open-stream";

/** The content store packs the pictures while it sends them, so the headers may come late. */
const LIMITS = { headersMs: 10_000, totalMs: 20_000 } as const;

/** Null when the content store has no such book. */
export const openBookZip = async (
  client: UpstreamClient,
  talentId: string,
  signal: AbortSignal,
): Promise<Result<OpenStream | null, UpstreamError>> => {
  const json = { talent: talentId, gallery: "book" };
  const answer = await client.openStream({ backend: "integration", path: "/api/download/zip", json, limits: LIMITS, signal });
  return !answer.ok && answer.error.status === 404 ? success(null) : answer;
};
