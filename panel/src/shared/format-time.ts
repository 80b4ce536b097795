import { isDay, writeDay } from "../../../src/domain/day";
import { environment } from "../environment";

/** "2016-03-09" → "09/03/2016". */
export const formatDay = (day: string | null | undefined): string | null => {
  if (!day) return null;
  return isDay(day) ? writeDay(day) : day;
};

/** "23/11/2026, 09:05" in the agency's time zone; null for an invalid or missing time. */
export const formatTime = (time: string | null | undefined): string | null => {
  const instant = Date.parse(time ?? "");
  if (Number.isNaN(instant)) return null;
  return new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeStyle: "short", timeZone: environment.timeZone }).format(instant);
};

/** "09:05" in the agency's time zone. */
export const formatClock = (time: string): string =>
  new Intl.DateTimeFormat("pt-BR", { timeStyle: "short", timeZone: environment.timeZone }).format(Date.parse(time));
