import type { Payload } from "payload";

import type { ContentStore } from "../contract/content-store";
import { createEntryWriter } from "../entries/write-entry";
import { createFamilyStore } from "../family/family-store";
import { createPackageStore } from "../packages/package-store";
import { readBoards } from "./read-boards";
import { createDraftStore } from "./read-drafts";
import { readCampaigns, readInstagramPosts, readMagazines, readPosts } from "./read-editorial";
import { createFileUseReader } from "./read-file-use";
import { readCustomizations, readGallery, readSlides, readSocialMedias, readStaff, readWebsiteImages, readWebsiteTexts } from "./read-site";
import { readHome, readMenu } from "./read-home";
import { readTalentChanges, readTalentCursor } from "./read-talent-changes";
import { readCategories, readTalent, readTalents } from "./read-talents";

/** Implements the contract's content store with Payload. */
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
