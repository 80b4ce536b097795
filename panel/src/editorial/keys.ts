/** Texts with headings, lists and links. */
export const RICH_TEXT_KEYS = ["about_text", "workshop_description", "getscouted_intro", "privacy_notice"] as const;

/** Texts of one or two lines. */
export const PLAIN_TEXT_KEYS = [
  "contact_reference",
  "contact_address",
  "contact_zip",
  "contact_phone",
  "contact_whatsapp",
  "contact_hours",
] as const;

export const NETWORKS = ["facebook", "instagram", "tiktok"] as const;
