import type { SiteText } from "../../domain/content";
import { success, type Result } from "../../domain/result";
import type { UpstreamError } from "../http";
import type { UpstreamSource } from "../source";
import type { RecordList } from "../record-list";
import { fetchDocument } from "./fetch-document";
import { normalizeSiteTexts } from "./normalize-site-texts";

export const fetchSiteTexts = async ({ client, settings }: UpstreamSource): Promise<Result<RecordList<SiteText>, UpstreamError>> => {
  const document = await fetchDocument(client, "/api/website-texts");
  return document.ok ? success(normalizeSiteTexts(document.value, settings)) : document;
};
