import { createHmac } from "node:crypto";

import type { GeneratePreviewURL } from "payload";

import { isEditor } from "../access/roles";
import { environment } from "../environment";

export type PreviewKind = "talents" | "posts" | "campaigns";

type Preview = { kind: PreviewKind; id: number | string; locale: string };
type Site = { siteUrl: string; secret: string; now: number };

/** The site accepts an hour at most; five minutes less, because its clock may be behind. */
const LIFETIME_SECONDS = 55 * 60;

/** An address on the site that shows a draft to anybody who has the link, for 55 minutes. */
export const previewAddress = ({ kind, id, locale }: Preview, { siteUrl, secret, now }: Site): string => {
  const language = locale === "en" ? "en" : "pt";
  const until = String(Math.floor(now / 1000) + LIFETIME_SECONDS);
  const signature = createHmac("sha256", secret).update(`preview:${kind}:${id}:${language}:${until}`).digest("hex");
  const query = new URLSearchParams({ tipo: kind, id: String(id), ate: until, assinatura: signature });
  return `${siteUrl}${language === "en" ? "/en" : ""}/previa?${query}`;
};

/** The admin's preview button, for those who may read drafts; without a known site there is none. */
export const previewOf =
  (kind: PreviewKind): GeneratePreviewURL =>
  async ({ id }, { locale, req }) => {
    if ((await isEditor({ req })) !== true) return null;
    const { siteUrl, previewSecret } = environment;
    if (siteUrl === null || previewSecret === null || (typeof id !== "number" && typeof id !== "string")) return null;
    return previewAddress({ kind, id, locale }, { siteUrl, secret: previewSecret, now: Date.now() });
  };
