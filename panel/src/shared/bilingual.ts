/** A text in the admin's two languages; Payload accepts it as a label or description. */
export type Bilingual = { pt: string; en: string };

export const bilingual = (pt: string, en: string): Bilingual => ({ pt, en });

/** English for `en`, Portuguese for any other language. */
export const inLanguage = <Text>(text: Readonly<{ pt: Text; en: Text }>, language: string): Text => (language === "en" ? text.en : text.pt);

export const collectionLabels = (singular: [pt: string, en: string], plural: [pt: string, en: string]) => ({
  singular: bilingual(...singular),
  plural: bilingual(...plural),
});
