const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** Returns one line without tags, for addresses and phone numbers. */
export const plainText = (text: string): string =>
  text
    .replace(/<[a-z/!?][^>]*>/gi, " ")
    .replace(/&(\w+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
