/** Maximum for one PDF of comp cards. */
export const CARD_TALENTS = 20;
