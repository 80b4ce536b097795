import type { SocialMedia } from "../../domain/content";
import { success, type Result } from "../../domain/result";
import type { UpstreamError } from "../http";
import type { UpstreamSource } from "../source";
import type { RecordList } from "../record-list";
import { fetchDocument } from "./fetch-document";
import { normalizeSocialMedias } from "./normalize-social-medias";

export const fetchSocialMedias = async ({ client }: UpstreamSource): Promise<Result<RecordList<SocialMedia>, UpstreamError>> => {
  const document = await fetchDocument(client, "/api/social-medias");
  return document.ok ? success(normalizeSocialMedias(document.value)) : document;
};
