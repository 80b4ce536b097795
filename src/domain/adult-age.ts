export const ADULT_AGE = 18;

/** True for an unknown age. */
export const isMinorAge = (age: number | null): boolean => age === null || age < ADULT_AGE;
