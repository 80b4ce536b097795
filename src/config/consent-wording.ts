/** In the `scouting` namespace: the sentence beside the checkbox, and its hint. */
const CONSENT_KEYS = ["scouting.field.consent", "scouting.field.consentHint"] as const;

/** The build sets this string to the hash of the consent's wording. Forms send it, so that the entry records which wording was shown. */
export const CONSENT_HASH_KEY = "scouting.consentHash";

type Strings = Readonly<Record<string, string>>;

/** Null when a string is missing. */
export const consentWording = (strings: Strings): string | null => {
  const texts = CONSENT_KEYS.map((key) => strings[key]);
  return texts.every((text) => text) ? texts.join("\n") : null;
};

/** The day on which the site first showed a wording, and the first 16 digits of its hash: `2026-11-23-3f9a0c1d5b7e2468`. */
export const consentVersion = (day: string, hash: string): string => `${day}-${hash.slice(0, 16)}`;
