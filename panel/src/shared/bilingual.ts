/** A text of the admin in the two languages that it speaks; Payload takes it as a label or description. */
export type Bilingual = { pt: string; en: string };

export const bilingual = (pt: string, en: string): Bilingual => ({ pt, en });

/** The text in a language of the admin: English for `en`, Portuguese for anything else. */
export const inLanguage = <Text>(text: Readonly<{ pt: Text; en: Text }>, language: string): Text => (language === "en" ? text.en : text.pt);

/** Singular and plural of a collection. */
export const collectionLabels = (singular: [pt: string, en: string], plural: [pt: string, en: string]) => ({
  singular: bilingual(...singular),
  plural: bilingual(...plural),
});
