import type { TextField } from "payload";

import { bilingual } from "../../shared/bilingual";

/** In characters. */
export const MAX_KEY_LENGTH = 80;

/**
 * The agency's own number or code of a talent; an import recognises the talent by it. Unique in the database, so an empty text is stored as
 * null.
 */
export const agencyKeyField: TextField = {
  name: "agencyKey",
  type: "text",
  unique: true,
  maxLength: MAX_KEY_LENGTH,
  label: bilingual("Código na agência", "Agency's own key"),
  hooks: { beforeValidate: [({ value }) => (typeof value === "string" ? value.trim() || null : value)] },
  admin: {
    description: bilingual(
      "Número ou código do talento na lista da agência. Reconhece o talento quando a lista é importada de novo. Nunca aparece no site.",
      "Number or code of the talent in the agency's list. Recognises the talent when the list is imported again. Never shown on the site.",
    ),
  },
};
