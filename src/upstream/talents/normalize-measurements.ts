import type { FeetAndInches } from "../../domain/talent-fields";
import { publicAgeOn, type Day } from "../../domain/age";
import { calendarDay, firstNumber } from "../wire-values";

const SMALLEST_CM = 20;
const TALLEST_CM = 260;
const OLDEST = 120;

/** Centimetres of `170` or `170/5.7`; a height no person has is a typing error, and not shown. */
export const heightInCm = (sent: string | null): number | null => {
  const cm = firstNumber(sent);
  return cm !== null && cm >= SMALLEST_CM && cm <= TALLEST_CM ? cm : null;
};

/** `175/5.9` is 5 ft 9 in, `180/5.11` is 5 ft 11 in: the part after the point counts inches, it is no decimal. */
export const heightInFeet = (sent: string | null): FeetAndInches | null => {
  const match = /^[^/]*\/\s*([1-8])(?:[.,'](\d{1,2}))?\D*$/.exec(sent ?? "");
  if (match === null || heightInCm(sent) === null) return null;
  const inches = Number(match[2] ?? 0);
  return inches < 12 ? { feet: Number(match[1]), inches } : null;
};

/** The age that the site may publish on a day; null for a missing, impossible or future birthdate. */
export const publishedAge = (birthdate: string | null, today: Day): number | null => {
  const day = calendarDay(birthdate);
  if (day === null) return null;
  const age = publicAgeOn(day, today);
  return age !== null && age <= OLDEST ? age : null;
};
