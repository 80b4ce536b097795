const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** The words of an editor's text on one line, for an address or a number, where no tags can stand. */
export const plainText = (text: string): string =>
  text
    .replace(/<[a-z/!?][^>]*>/gi, " ")
    .replace(/&(\w+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
