import type { SiteText } from "../../domain/content";
import { success, type Result } from "../../domain/result";
import { isRecord } from "../../lib/json";
import { normalizeSiteTexts } from "../content/normalize-site-texts";
import type { UpstreamError } from "../http";
import type { UpstreamSource } from "../source";

/** Reads the words (`word:{namespace}:{key}`) like published ones; null when the preview no longer exists. */
export const fetchWordPreview = async (
  { client, settings }: UpstreamSource,
  id: string,
): Promise<Result<readonly SiteText[] | null, UpstreamError>> => {
  const answer = await client.getJson({ backend: "panel", path: `/preview/words/${encodeURIComponent(id)}` });
  if (!answer.ok) return answer.error.status === 404 ? success(null) : answer;
  if (!isRecord(answer.value) || answer.value.data === undefined) return success(null);
  return success(normalizeSiteTexts(answer.value.data, settings).items);
};
