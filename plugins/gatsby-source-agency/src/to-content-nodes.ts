import type { NodeInput } from "gatsby";
import type { Customizations, SiteImage, SiteText, Slide, SocialMedia, StaffMember, WorkshopPicture } from "../../../src/domain/content";
import { withCall, withLinks } from "../../../src/domain/contact-text";
import { wordName } from "../../../src/domain/site-word";
import type { NodeMaker } from "./to-node";
import { toWordNodes } from "./to-word-nodes";

interface Content {
  slides: readonly Slide[];
  staff: readonly StaffMember[];
  workshopPictures: readonly WorkshopPicture[];
  texts: readonly SiteText[];
  siteImages: readonly SiteImage[];
  customizations: readonly Customizations[];
  socialMedias: readonly SocialMedia[];
}

/** Slides, team and workshop pictures store their position in `order`. */
export const toContentNodes = (content: Content, maker: NodeMaker): NodeInput[] => {
  const { toNode } = maker;
  return [
    ...content.slides.map((slide, order) => toNode("AgencySlide", slide.slideId, { ...slide, order })),
    ...content.staff.map((member, order) => toNode("AgencyStaffMember", member.staffId, { ...withCall(member), order })),
    ...content.workshopPictures.map((picture, order) => toNode("AgencyWorkshopPicture", picture.galleryId, { ...picture, order })),
    ...content.texts.filter(({ key }) => wordName(key) === null).map((text) => toNode("AgencyText", text.key, withLinks(text))),
    ...toWordNodes(content.texts, maker),
    ...content.siteImages.map((image) => toNode("AgencySiteImage", image.key, image)),
    ...content.customizations.map((customizations) => toNode("AgencyCustomizations", "site", customizations)),
    ...content.socialMedias.map((media) => toNode("AgencySocialMedia", media.network, media)),
  ];
};
