/** A word of the admin in the two languages that the admin speaks. */
export const words = (pt: string, en: string): { pt: string; en: string } => ({ pt, en });

/** Singular and plural of a collection. */
export const names = (singular: [pt: string, en: string], plural: [pt: string, en: string]) => ({
  singular: words(...singular),
  plural: words(...plural),
});

/** The groups of the admin's menu. */
export const GROUPS = {
  people: words("Pessoas", "People"),
  editorial: words("Editorial", "Editorial"),
  site: words("Site", "Site"),
  received: words("Recebidos", "Received"),
  house: words("Casa", "House"),
};
