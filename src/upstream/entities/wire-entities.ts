import { optionalText, requiredText, wireRecord } from "../wire-fields";

/** Records of GET /api/entities/{entity}; nothing outside src/upstream may import them. */
export const wireSlide = wireRecord({
  id: requiredText(),
  image_mobile: optionalText(),
  image_desktop: optionalText(),
  link: optionalText(),
  alt: optionalText(),
});

export const wireStaffMember = wireRecord({
  id: requiredText(),
  name: requiredText(),
  role: optionalText(),
  cover: optionalText(),
  instagram: optionalText(),
  email: optionalText(),
  phone: optionalText(),
});

export const wireWorkshopPicture = wireRecord({ id: requiredText(), cover: requiredText(), title: optionalText() });
