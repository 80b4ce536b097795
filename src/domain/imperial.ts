import type { FeetAndInches } from "./talent-fields";

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** Rounded to one decimal. */
export const toInches = (cm: number): number => Number((cm / CM_PER_INCH).toFixed(1));

/** Rounded to whole inches. */
export const toFeetAndInches = (cm: number): FeetAndInches => {
  const inches = Math.round(cm / CM_PER_INCH);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
};
