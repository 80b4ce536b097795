export const ADULT_AGE = 18;

/** Whether a person of this age needs a guardian; true for an unknown age. */
export const isMinorAge = (age: number | null): boolean => age === null || age < ADULT_AGE;
