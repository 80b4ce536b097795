import { createHmac } from "node:crypto";

import type { GeneratePreviewURL } from "payload";

import { isEditor } from "../access/roles";
import { environment } from "../environment";

type PreviewKind = "talents" | "posts" | "campaigns";

type Preview = { kind: PreviewKind; id: number | string; locale: string };
type Site = { siteUrl: string; secret: string; now: number };

/** The site accepts links for up to an hour; five minutes less, because clocks differ. */
const LIFETIME_SECONDS = 55 * 60;

const untilOf = (now: number): string => String(Math.floor(now / 1000) + LIFETIME_SECONDS);

/** The signed address of a draft on the site, valid for 55 minutes. */
export const previewAddress = ({ kind, id, locale }: Preview, { siteUrl, secret, now }: Site): string => {
  const language = locale === "en" ? "en" : "pt";
  const until = untilOf(now);
  const signature = createHmac("sha256", secret).update(`preview:${kind}:${id}:${language}:${until}`).digest("hex");
  const query = new URLSearchParams({ tipo: kind, id: String(id), ate: until, assinatura: signature });
  return `${siteUrl}${language === "en" ? "/en" : ""}/previa?${query}`;
};

type WordPreview = { id: string; route: string; locale: string };

/** The signed address of a page with the words of a preview, valid for 55 minutes. */
export const wordPreviewAddress = ({ id, route, locale }: WordPreview, { siteUrl, secret, now }: Site): string => {
  const until = untilOf(now);
  const signature = createHmac("sha256", secret).update(`preview:words:${id}:${locale}:${until}`).digest("hex");
  return `${siteUrl}/api/preview/words/${id}?${new URLSearchParams({ page: route, lang: locale, until, signature })}`;
};

/** For users who may read drafts, if `SITE_URL` and `PREVIEW_SECRET` are set. */
export const previewButton =
  (kind: PreviewKind): GeneratePreviewURL =>
  async ({ id }, { locale, req }) => {
    if ((await isEditor({ req })) !== true) return null;
    const { siteUrl, previewSecret } = environment;
    if (siteUrl === null || previewSecret === null || (typeof id !== "number" && typeof id !== "string")) return null;
    return previewAddress({ kind, id, locale }, { siteUrl, secret: previewSecret, now: Date.now() });
  };
