/** The id of a card's visible name, which labels its link. */
export const cardNameId = (talentId: string): string => `name-${encodeURIComponent(talentId)}`;
