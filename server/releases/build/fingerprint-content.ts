import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { failure, success, type Result } from "../../../src/domain/result";
import { fetchArticles } from "../../../src/upstream/posts/fetch-articles";
import { fetchBoards } from "../../../src/upstream/boards/fetch-boards";
import { fetchCampaigns } from "../../../src/upstream/campaigns/fetch-campaigns";
import { fetchMagazines } from "../../../src/upstream/magazines/fetch-magazines";
import { fetchSlides } from "../../../src/upstream/entities/fetch-slides";
import { fetchStaff } from "../../../src/upstream/entities/fetch-staff";
import { fetchWorkshopPictures } from "../../../src/upstream/entities/fetch-workshop-pictures";
import { fetchCustomizations } from "../../../src/upstream/content/fetch-customizations";
import { fetchSiteTexts } from "../../../src/upstream/content/fetch-site-texts";
import type { RecordList } from "../../../src/upstream/record-list";
import { STRICT_RULES, type PublicationRules, type UpstreamSource } from "../../../src/upstream/source";
import { fetchTalent } from "../../../src/upstream/talents/fetch-talent";
import { fetchTalents, type ListedTalent } from "../../../src/upstream/talents/fetch-talents";
import type { UpstreamError } from "../../../src/upstream/upstream-error";

/** Documents that are hashed without parsing. */
const FLAT_DOCUMENTS = ["/api/website-images", "/api/customizations", "/api/social-medias"];

/** Low, since this runs while visitors are served and is not urgent. */
const PROFILE_CONCURRENCY = 4;

/** A hash of every list that pages show, with today's ages and the footer's year. */
export const fingerprintLists = async (plainSource: UpstreamSource): Promise<Result<string, UpstreamError>> => {
  const source = { ...plainSource, publicationRules: async () => rulesOf(await fetchCustomizations(plainSource)) };
  const fetchers = [
    fetchTalents,
    fetchArticles,
    fetchCampaigns,
    fetchMagazines,
    fetchBoards,
    fetchSlides,
    fetchStaff,
    fetchWorkshopPictures,
    fetchSiteTexts,
  ];
  const hash = createHash("sha256").update(source.today.slice(0, 4));
  for (const fetchList of fetchers) {
    const list: Result<RecordList<unknown>, UpstreamError> = await fetchList(source);
    if (!list.ok) return failure(list.error);
    hash.update(JSON.stringify(list.value.items)).update("\n");
  }
  for (const path of FLAT_DOCUMENTS) {
    const document = await source.client.getJson({ backend: "panel", path });
    if (!document.ok) return document;
    hash.update(JSON.stringify(document.value)).update("\n");
  }
  return success(hash.digest("hex").slice(0, 32));
};

const rulesOf = (customizations: Result<PublicationRules, unknown>): PublicationRules =>
  customizations.ok ? customizations.value : STRICT_RULES;

/** A hash of the profile of every listed talent, since galleries and videos are in no list. */
export const fingerprintProfiles = async (
  source: UpstreamSource,
  listed: readonly ListedTalent[],
): Promise<Result<string, UpstreamError>> => {
  const limit = pLimit(PROFILE_CONCURRENCY);
  const customizations = await fetchCustomizations(source);
  if (!customizations.ok && customizations.error.kind !== "record") return customizations;
  const profileSource = { ...source, publicationRules: async () => rulesOf(customizations) };
  let firstError: UpstreamError | null = null;
  const digestOf = async (talentId: string): Promise<string> => {
    if (firstError !== null) return "";
    const profile = await fetchTalent(profileSource, talentId);
    if (profile.ok) return createHash("sha256").update(JSON.stringify(profile.value)).digest("base64");
    firstError = profile.error;
    return "";
  };
  const digests = await Promise.all(listed.map(({ talent }) => limit(digestOf, talent.talentId)));
  if (firstError !== null) return failure(firstError);
  return success(createHash("sha256").update(digests.join("\n")).digest("hex").slice(0, 32));
};
