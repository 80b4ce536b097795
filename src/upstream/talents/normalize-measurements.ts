import type { Day } from "../../domain/day";
import type { DatedCount, FeetAndInches, FieldValue, TalentField } from "../../domain/talent-fields";
import { publicAgeOn } from "../../domain/age";
import { isWithin, limitsOf, MEASURE_LIMITS } from "../../domain/measure-limits";
import { readMeasure } from "../../domain/measure-text";
import { calendarDay } from "../wire-values";
import type { WireValue } from "./wire-talent";

/** Centimetres from `170` or `170/5.7`; null for an impossible length, which is a typing error. */
export const lengthInCm = (sent: string | null): number | null => readMeasure(sent ?? "", MEASURE_LIMITS.length);

/** `175/5.9` is 5 ft 9 in, `180/5.11` is 5 ft 11 in: the digits after the point are inches, not a decimal fraction. */
export const lengthInFeet = (sent: string | null): FeetAndInches | null => {
  const match = /^[^/]*\/\s*([1-8])(?:[.,'](\d{1,2}))?\D*$/.exec(sent ?? "");
  if (match === null || lengthInCm(sent) === null) return null;
  const inches = Number(match[2] ?? 0);
  return inches < 12 ? { feet: Number(match[1]), inches } : null;
};

/** Null for a missing, impossible or future birthdate. */
export const publishedAge = (birthdate: string | null, today: Day): number | null => {
  const day = calendarDay(birthdate);
  if (day === null) return null;
  const age = publicAgeOn(day, today);
  return age !== null && isWithin(MEASURE_LIMITS.years, age) ? age : null;
};

/** Null when nothing usable was sent. */
export const normalizeField = (field: TalentField, sent: WireValue | undefined, today: Day): FieldValue => {
  const { kind } = field;
  if (kind === "list") return Array.isArray(sent) ? [...new Set(sent)] : [];
  if (kind === "flag" || typeof sent === "boolean") return sent === true;
  if (typeof sent === "object" && sent !== null) return "count" in sent ? normalizeCount(sent.count, sent.date) : null;
  return normalizeText(field, sent ?? null, today);
};

/** True for a sent size or length that is impossible or unreadable. 0 means that it is not given. */
export const isUnusableMeasure = (field: TalentField, sent: WireValue | undefined): boolean => {
  const limits = field.kind === "size" || field.kind === "length" ? limitsOf(field) : null;
  return limits !== null && typeof sent === "string" && readMeasure(sent, limits) === null && Number.parseFloat(sent) !== 0;
};

const normalizeText = (field: TalentField, text: string | null, today: Day): FieldValue => {
  const limits = limitsOf(field);
  switch (field.kind) {
    case "years":
      return publishedAge(text, today);
    case "feet":
      return lengthInFeet(text);
    case "length":
    case "size":
      return limits && readMeasure(text ?? "", limits);
    case "day":
      return calendarDay(text);
    default:
      return text;
  }
};

const normalizeCount = (count: string | null, date: string | null): DatedCount | null => {
  const whole = /^\d{1,12}$/.test(count ?? "") ? Number(count) : null;
  return whole === null ? null : { count: whole, date: calendarDay(date) };
};
