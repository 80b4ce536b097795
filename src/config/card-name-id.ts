/** The id of a card's visible name, which labels its link. The gateway writes the same into search results. */
export const cardNameId = (talentId: string): string => `name-${encodeURIComponent(talentId)}`;
