/**
 * What a visitor may quote to the agency: `7F3A91C2`, the start of the entry's id. The id is the key under which the panel
 * stores the entry, so its search finds the entry by the reference.
 */
export const referenceOf = (entryId: string): string => entryId.slice(0, 8).toUpperCase();
