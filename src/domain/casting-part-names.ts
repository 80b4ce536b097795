// A separate module, because lists load it before the functions that join parts.

/** Each part has an address of its own, so that a page fetches only the columns that it needs. */
export const CASTING_PARTS = ["filters", "first", "names", "covers", "orders"] as const;

export type CastingPartName = (typeof CASTING_PARTS)[number];

/** Part of the parts' addresses. A whole list in one answer, `CastingIndex`, has the address without parts. */
export const PARTS_VERSION = 3;
