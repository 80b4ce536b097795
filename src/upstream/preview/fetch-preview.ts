import type { Locale } from "../../domain/locale";
import type { Preview, PreviewKind } from "../../domain/preview";
import { failure, success, type Result } from "../../domain/result";
import { normalizeCampaign } from "../campaigns/normalize-campaign";
import type { UpstreamError } from "../http";
import { normalizePostRecord } from "../posts/normalize-post";
import { toArticle, versionFor } from "../posts/to-article";
import type { PublicationRules, TalentSource } from "../source";
import type { TalentFile } from "../talents/fetch-talent";
import { normalizeProfile } from "../talents/normalize-profile";
import { isRecord } from "../../lib/json";

/** `files` are the paths of a talent's files, which are never sent to the browser. */
export interface FetchedPreview {
  preview: Preview;
  files: readonly TalentFile[];
}

export interface PreviewCall {
  kind: PreviewKind;
  id: string;
  language: Locale;
}

/** Reads a draft like published content. Null when it does not exist, or when the content store has no previews. */
export const fetchPreview = async (source: TalentSource, call: PreviewCall): Promise<Result<FetchedPreview | null, UpstreamError>> => {
  const path = `/preview/${call.kind}/${encodeURIComponent(call.id)}`;
  const answer = await source.client.getJson({ backend: "panel", path, query: { language: call.language } });
  if (!answer.ok) return answer.error.status === 404 ? success(null) : answer;
  if (!isRecord(answer.value) || answer.value.data === undefined) return success(null);
  const preview = normalizePreview(answer.value.data, call, { ...source, rules: await source.publicationRules() });
  if (preview.ok) return preview;
  return failure({ kind: "record", call: `GET ${path}`, status: 200, message: `The draft cannot be read, ${preview.error}.` });
};

type PreviewContext = Pick<TalentSource, "settings" | "today"> & { rules: PublicationRules };

const normalizePreview = (
  record: unknown,
  { kind, language }: PreviewCall,
  { settings, today, rules }: PreviewContext,
): Result<FetchedPreview, string> => {
  if (kind === "talents") {
    const profile = normalizeProfile(record, { media: settings, today, rules });
    if (!profile.ok) return profile;
    const { talent, coverPath, files } = profile.value;
    const cover = coverPath === null || talent.coverVersion === null ? [] : [{ version: talent.coverVersion, path: coverPath }];
    return success({ preview: { kind, talent }, files: [...cover, ...files] });
  }
  const context = { rules: settings, language };
  if (kind === "campaigns") {
    const campaign = normalizeCampaign(record, context);
    return campaign.ok ? success({ preview: { kind, campaign: campaign.value }, files: [] }) : campaign;
  }
  const read = normalizePostRecord(record, context);
  if (!read.ok) return read;
  const [own, ...siblings] = read.value.versions;
  const post = own && versionFor(toArticle([own, ...siblings], settings.panelUrl), own.language);
  return post === undefined ? failure("it has no version") : success({ preview: { kind, post }, files: [] });
};
