/** The name labels the card's link (`aria-labelledby`). */
export const cardNameId = (talentId: string): string => `name-${encodeURIComponent(talentId)}`;
