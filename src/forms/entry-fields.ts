/** The gateway and the content store use the same names. */
export const ENTRY_NAMES = ["contact", "workshopContact", "getScouted"] as const;

export type EntryName = (typeof ENTRY_NAMES)[number];

/** Visitors do not see the honeypot; only programs fill it. Its name matches nothing that browsers autofill. */
export const HONEYPOT_FIELD = "leave_empty";

/** Prevents browsers and password managers from filling the honeypot. */
export const HONEYPOT_ATTRIBUTES = {
  name: HONEYPOT_FIELD,
  tabIndex: -1,
  autoComplete: "off",
  "data-1p-ignore": "true",
  "data-bwignore": "true",
  "data-form-type": "other",
  "data-lpignore": "true",
} as const;
export const TICKET_FIELD = "ticket";
export const LOCALE_FIELD = "locale";
/** Only in the application form: the hash of the consent's wording that the page shows (`config/consent-wording`). */
export const CONSENT_WORDING_FIELD = "consentWording";
/** Only in the contact form: the selected talents (`selected-talents.ts`). The message also contains their names. */
export const SELECTION_FIELD = "selection";

/** In the order of the form. */
export const PHOTO_FIELDS = ["image1", "image2", "image3", "image4", "image5", "image6"] as const;

export type PhotoField = (typeof PHOTO_FIELDS)[number];
