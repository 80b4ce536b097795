/** The entries of the three forms, as the gateway and the content store name them. */
export const ENTRY_NAMES = ["contact", "workshopContact", "getScouted"] as const;

export type EntryName = (typeof ENTRY_NAMES)[number];

/** Form fields beside the answers. Visitors do not see the honeypot; only programs fill it. No browser knows something to fill it with. */
export const HONEYPOT_FIELD = "leave_empty";

/** Tells browsers and password managers to leave the honeypot empty. */
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
/** Of the application form alone: the hash of the consent's wording that the page shows (`config/consent-wording`). */
export const CONSENT_WORDING_FIELD = "consentWording";
/** Of the contact form alone: the selected talents (`selected-talents.ts`), whose names are in the message too. */
export const SELECTION_FIELD = "selection";

/** `image1` … `image6`: the photos of an application, in the order of the form. */
export const PHOTO_FIELDS = ["image1", "image2", "image3", "image4", "image5", "image6"] as const;

export type PhotoField = (typeof PHOTO_FIELDS)[number];
