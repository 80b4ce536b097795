/** Entries that the upstream takes, by its names. */
export const ENTRY_NAMES = ["contact", "workshopContact", "getScouted"] as const;

export type EntryName = (typeof ENTRY_NAMES)[number];

/** An entry's text fields as the upstream takes them; what was not given is left out. */
export type EntryFields = Readonly<Record<string, string>>;

/** Form fields beside the answers. People never see the first, so whoever fills it is none. */
export const HONEYPOT_FIELD = "website";
export const TICKET_FIELD = "ticket";
export const LOCALE_FIELD = "locale";

/** `image1` … `image6`: the photos of an application, in the order of their slots. */
export const PHOTO_FIELDS = ["image1", "image2", "image3", "image4", "image5", "image6"] as const;

export type PhotoField = (typeof PHOTO_FIELDS)[number];
