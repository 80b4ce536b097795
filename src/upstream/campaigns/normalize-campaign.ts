import type { Campaign } from "../../domain/editorial";
import type { Locale } from "../../domain/locale";
import { success, type Result } from "../../domain/result";
import type { ContentRules } from "../html/content-link";
import { sanitizeContent } from "../html/sanitize-content";
import { unsizedPicture } from "../media-path";
import { cleanSlug } from "../slug";
import { parseWire } from "../wire-fields";
import { timestamp } from "../wire-values";
import { wireCampaign } from "./wire-campaign";

/** Id and slug are the same in both languages. */
export const normalizeCampaign = (
  record: unknown,
  { rules, language }: { rules: ContentRules; language: Locale },
): Result<Campaign, string> => {
  const wire = parseWire(wireCampaign, record);
  if (!wire.ok) return wire;
  const content = sanitizeContent(wire.value.content, rules);
  if (!content.ok) return content;
  const { id, slug, title, cover, created_at } = wire.value;
  return success({
    campaignId: id,
    slug: cleanSlug(slug),
    language,
    title,
    cover: unsizedPicture(cover, rules),
    contentHtml: content.value,
    date: timestamp(created_at),
  });
};
