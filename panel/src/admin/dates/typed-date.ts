import { parseDay } from "../../../../src/domain/day";

/** Noon UTC, as Payload's calendar stores a day; null when the text is no day. */
export const readTypedDay = (text: string): string | null => {
  const day = parseDay(text);
  return day && `${day}T12:00:00.000Z`;
};

/** In the browser's time zone, as Payload's calendar reads a time; null when day or time are missing or do not exist. */
export const readTypedTime = (text: string): string | null => {
  const [, written = "", hours = "", minutes = ""] = /^(.*[^\s,])[\s,]+(\d{1,2})[:h](\d{2})$/.exec(text.trim()) ?? [];
  const day = parseDay(written);
  if (day === null || Number(hours) > 23 || Number(minutes) > 59) return null;
  return new Date(`${day}T${hours.padStart(2, "0")}:${minutes}`).toISOString();
};
