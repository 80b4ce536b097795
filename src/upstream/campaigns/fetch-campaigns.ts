import { LIST_PAGE_SIZE } from "../../config/constants";
import type { Campaign } from "../../domain/editorial";
import { LOCALES, type Locale } from "../../domain/locale";
import { success, type Result } from "../../domain/result";
import type { UpstreamError } from "../http";
import { fetchAllRecords, type ListCall } from "../pages";
import type { UpstreamSource } from "../source";
import { allOrFailure, joinRecordLists, keepFirstOfSlug, readRecords, type RecordList } from "../record-list";
import { normalizeCampaign } from "./normalize-campaign";

const campaignList = (language: Locale): ListCall => ({ backend: "panel", path: `/posts/campaigns/${language}`, pageSize: LIST_PAGE_SIZE });

/** Once per language, in the content store's order. */
export const fetchCampaigns = async (source: UpstreamSource): Promise<Result<RecordList<Campaign>, UpstreamError>> => {
  const lists = allOrFailure(await Promise.all(LOCALES.map((language) => fetchAllRecords(source.client, campaignList(language)))));
  if (!lists.ok) return lists;
  return success(joinRecordLists(LOCALES.map((language, index) => readCampaigns(lists.value[index] ?? [], language, source))));
};

/** Of two campaigns with one slug, only the first is kept. */
const readCampaigns = (records: readonly unknown[], language: Locale, { settings }: UpstreamSource): RecordList<Campaign> => {
  const identity = { resource: "campaigns", idOf: ({ campaignId }: Campaign) => campaignId };
  const read = (record: unknown) => normalizeCampaign(record, { rules: settings, language });
  return keepFirstOfSlug(readRecords(records, { ...identity, read }), { ...identity, slugOf: ({ slug }) => slug });
};
