import type { Locale } from "../domain/locale";
import { PREVIEW_KINDS, type Preview, type PreviewKind } from "../domain/preview";
import { failure, success, type Result } from "../domain/result";

/** The query of a `/previa` address, signed by the panel. */
interface PreviewLink {
  kind: PreviewKind;
  id: string;
  until: string;
  signature: string;
}

/** `refused`: the link is invalid or expired; `missing`: no such draft; `unavailable`: temporary. */
export type PreviewFailure = "refused" | "missing" | "unavailable";

/** Null when the address is not a link of the panel. */
export const parsePreviewLink = (search: string): PreviewLink | null => {
  const query = new URLSearchParams(search);
  const kind = PREVIEW_KINDS.find((name) => name === query.get("tipo"));
  const id = query.get("id");
  if (kind === undefined || !id) return null;
  return { kind, id, until: query.get("ate") ?? "", signature: query.get("assinatura") ?? "" };
};

const FAILURES: Readonly<Record<number, PreviewFailure>> = { 401: "refused", 410: "refused", 404: "missing" };

export const fetchPreview = async (
  { kind, id, until, signature }: PreviewLink,
  locale: Locale,
): Promise<Result<Preview, PreviewFailure>> => {
  const query = new URLSearchParams({ lang: locale, until, signature });
  try {
    const response = await fetch(`/api/preview/${kind}/${encodeURIComponent(id)}?${query}`, { headers: { Accept: "application/json" } });
    if (!response.ok) return failure(FAILURES[response.status] ?? "unavailable");
    const preview: Preview = await response.json();
    return success(preview);
  } catch {
    return failure("unavailable"); // offline, interrupted, or not JSON
  }
};
