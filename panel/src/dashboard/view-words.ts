import { daysSince } from "../../../src/domain/day";
import { environment } from "../environment";
import type { Counted, DashboardMessages } from "./words";

/** "1 desde …" or "3 desde …"; `{count}` is replaced. */
export const countText = (count: number, { one, many }: Counted, language: string): string =>
  count === 1 ? one : many.replace("{count}", formatNumber(count, language));

/** The words beside a number, without the number. */
export const countLabel = (count: number, { one, many }: Counted): string => (count === 1 ? one : many);

export const formatNumber = (count: number, language: string): string => new Intl.NumberFormat(localeOf(language)).format(count);

const localeOf = (language: string): string => (language === "en" ? "en-GB" : "pt-BR");

/** "segunda-feira, 23 de novembro", in the agency's time zone. */
export const formatToday = (now: Date, language: string): string => {
  const text = new Intl.DateTimeFormat(localeOf(language), {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: environment.timeZone,
  }).format(now);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** "22/11/2026, 18:40", in the agency's time zone. */
export const formatTime = (time: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "short", timeStyle: "short", timeZone: environment.timeZone }).format(
    new Date(time),
  );

export const formatDays = (count: number, { day, days }: DashboardMessages["care"]): string =>
  count === 1 ? day : days.replace("{count}", String(count));

/** "hoje", "há 3 dias". */
export const formatAgo = (time: string, now: Date, language: string): string => {
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: "auto" });
  return format.format(-daysSince(time, now), "day");
};

/** "4,9 GB". */
export const formatBytes = (bytes: number, language: string): string =>
  `${new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 }).format(bytes / 1e9)} GB`;
