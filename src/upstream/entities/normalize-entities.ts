import type { UpstreamSettings } from "../../config/environment";
import type { Slide, StaffMember, Translated, WorkshopPicture } from "../../domain/content";
import { failure, success, type Result } from "../../domain/result";
import { linkTarget, profileAddress } from "../addresses";
import { unsizedPicture, type MediaRules } from "../media-path";
import { parseWire } from "../wire-fields";
import { wireSlide, wireStaffMember, wireWorkshopPicture } from "./wire-entities";

export type SlideRules = MediaRules & Pick<UpstreamSettings, "panelUrl">;

/** A request without `language` returns Portuguese texts; see `fetch-entities`. */
const inPortuguese = (words: string | null): Translated => ({ pt: words, en: null });

/** If only one of the two pictures is given, it is used for both widths. */
export const normalizeSlide = (record: unknown, rules: SlideRules): Result<Slide, string> => {
  const wire = parseWire(wireSlide, record);
  if (!wire.ok) return wire;
  const { id, image_mobile, image_desktop, link, alt } = wire.value;
  const mobile = unsizedPicture(image_mobile ?? image_desktop, rules);
  const desktop = unsizedPicture(image_desktop ?? image_mobile, rules);
  if (mobile === null || desktop === null) return failure("image_mobile and image_desktop are missing, or not on an allowed media host");
  return success({ slideId: id, mobile, desktop, link: linkTarget(link, rules.panelUrl), alt: inPortuguese(alt) });
};

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** The phone `-` means hidden. */
export const normalizeStaffMember = (record: unknown, media: MediaRules): Result<StaffMember, string> => {
  const wire = parseWire(wireStaffMember, record);
  if (!wire.ok) return wire;
  const { id, name, role, cover, instagram, email, phone } = wire.value;
  return success({
    staffId: id,
    name,
    role: inPortuguese(role),
    cover: unsizedPicture(cover, media),
    instagramUrl: profileAddress(instagram),
    email: email !== null && EMAIL.test(email) ? email : null,
    phone: phone !== null && /\d/.test(phone) ? phone : null,
  });
};

export const normalizeWorkshopPicture = (record: unknown, media: MediaRules): Result<WorkshopPicture, string> => {
  const wire = parseWire(wireWorkshopPicture, record);
  if (!wire.ok) return wire;
  const cover = unsizedPicture(wire.value.cover, media);
  if (cover === null) return failure("cover is not on an allowed media host");
  return success({ galleryId: wire.value.id, cover, title: inPortuguese(wire.value.title) });
};
