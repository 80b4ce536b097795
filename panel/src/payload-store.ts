import type { Payload } from "payload";

import { readCustomizations, readWebsiteImages } from "./identity/read-identity";
import type { ContentStore } from "./contract/content-store";
import { createEntryWriter } from "./entries/write-entry";
import { createFamilyStore } from "./families/family-store";
import { createPackageStore } from "./packages/package-store";
import { readBoards } from "./editorial/boards/read-boards";
import { createDraftStore } from "./editorial/read-drafts";
import { readCampaigns, readInstagramPosts, readMagazines, readPosts } from "./editorial/read-editorial";
import { createFileUseReader } from "./editorial/read-file-use";
import { readGallery, readSlides, readSocialMedias, readStaff, readWebsiteTexts } from "./editorial/read-site";
import { readHome, readMenu } from "./editorial/read-home";
import { readTalentChanges, readTalentCursor } from "./talents/read-talent-changes";
import { readCategories, readTalent, readTalents } from "./talents/read-talents";

export const createPayloadStore = (payload: Payload): ContentStore => ({
  drafts: createDraftStore(payload),
  fileUse: createFileUseReader(payload),
  talents: (paging) => readTalents(payload, paging),
  talentCursor: () => readTalentCursor(payload),
  talentChanges: (cursor, paging) => readTalentChanges(payload, cursor, paging),
  talent: (id) => readTalent(payload, id),
  categories: () => readCategories(payload),
  instagramPosts: () => readInstagramPosts(payload),
  posts: (query) => readPosts(payload, query),
  campaigns: (paging) => readCampaigns(payload, paging),
  magazines: (paging) => readMagazines(payload, paging),
  slides: () => readSlides(payload),
  staff: () => readStaff(payload),
  gallery: () => readGallery(payload),
  websiteTexts: () => readWebsiteTexts(payload),
  websiteImages: () => readWebsiteImages(payload),
  customizations: () => readCustomizations(payload),
  home: () => readHome(payload),
  menu: () => readMenu(payload),
  boards: () => readBoards(payload),
  socialMedias: () => readSocialMedias(payload),
  saveEntry: createEntryWriter(payload),
  family: createFamilyStore(payload),
  packages: createPackageStore(payload),
});
