import type { PublicationStatus } from "./publication-status";

type BadgeMessage = {
  /** Always visible. */
  summary: string;
  /** Shown on demand; null when the summary is complete. */
  details: string | null;
};

type Clock = {
  now: Date;
  /** By default the time zone of the machine, which is right in a browser. */
  timeZone?: string;
};

/** The time, with day and month unless it is today. */
const formatTime = (iso: string, language: string, { now, timeZone }: Clock): string => {
  const date = new Date(iso);
  const day = new Intl.DateTimeFormat("en-CA", { timeZone });
  const isToday = day.format(date) === day.format(now);
  const dayParts = isToday ? {} : ({ day: "2-digit", month: "2-digit" } as const);
  return new Intl.DateTimeFormat(language, { ...dayParts, hour: "2-digit", minute: "2-digit", timeZone }).format(date);
};

const formatDuration = (seconds: number | null): string => (seconds === null ? "" : ` (${seconds} s)`);

const inPortuguese = (status: PublicationStatus, clock: Clock): BadgeMessage => {
  if (status.state === "publishing")
    return {
      summary: "Publicando…",
      details: `A versão nova do site está sendo montada desde ${formatTime(status.since, "pt-BR", clock)}. O site mostra a anterior até ficar pronta.`,
    };
  if (status.state === "live") {
    const summary = `No ar desde ${formatTime(status.at, "pt-BR", clock)}${formatDuration(status.seconds)}`;
    if (status.warning === null) return { summary, details: null };
    return { summary: `${summary}, com um aviso`, details: `Está no ar, mas há algo a corrigir: ${status.warning}.` };
  }
  if (status.state === "failed")
    return {
      summary: `Não publicado às ${formatTime(status.at, "pt-BR", clock)}`,
      details: `O site continua como estava. Motivo: ${status.problem}. Corrija e publique de novo, ou avise quem cuida do site.`,
    };
  return { summary: "Situação do site desconhecida", details: "O site não respondeu, ou ainda não há nada no ar." };
};

const inEnglish = (status: PublicationStatus, clock: Clock): BadgeMessage => {
  if (status.state === "publishing")
    return {
      summary: "Publishing…",
      details: `A new version of the site has been building since ${formatTime(status.since, "en-GB", clock)}. The site shows the previous one until it is ready.`,
    };
  if (status.state === "live") {
    const summary = `Live since ${formatTime(status.at, "en-GB", clock)}${formatDuration(status.seconds)}`;
    if (status.warning === null) return { summary, details: null };
    return { summary: `${summary}, with a warning`, details: `It is live, but there is something to correct: ${status.warning}.` };
  }
  if (status.state === "failed")
    return {
      summary: `Not published at ${formatTime(status.at, "en-GB", clock)}`,
      details: `The site is unchanged. Reason: ${status.problem}. Correct it and publish again, or tell the person who runs the site.`,
    };
  return { summary: "State of the site unknown", details: "The site did not answer, or nothing is live yet." };
};

const OWN_CHANGE = {
  pt: { pending: "Publicando a sua alteração…", live: "Sua alteração está no ar" },
  en: { pending: "Publishing your change…", live: "Your change is live" },
} as const;

/** Later the badge tells the state of the site again. A change that starts no build is not waited for longer. */
const CHANGE_AGE_MS = 10 * 60_000;

/** Null when the badge tells the state of the site. `change` is ISO 8601. */
const ownChangeSummary = (status: PublicationStatus, change: string, { now, language }: { now: Date; language: string }): string | null => {
  const isOld = now.getTime() - Date.parse(change) > CHANGE_AGE_MS;
  if (isOld || (status.state !== "publishing" && status.state !== "live")) return null;
  const words = language === "en" ? OWN_CHANGE.en : OWN_CHANGE.pt;
  if (status.state === "publishing" || status.startedAt === null || status.startedAt < change) return words.pending;
  return status.warning === null ? `${words.live}${formatDuration(status.seconds)}` : null;
};

type MessageOptions = {
  clock?: Clock;
  /** When this account last changed what the site shows, on the open screen. */
  change?: string | null;
};

/** For the badge in the admin's header, and for the dashboard. */
export const publicationMessage = (
  status: PublicationStatus,
  language: string,
  { clock = { now: new Date() }, change = null }: MessageOptions = {},
): BadgeMessage => {
  const message = language === "en" ? inEnglish(status, clock) : inPortuguese(status, clock);
  const own = change === null ? null : ownChangeSummary(status, change, { now: clock.now, language });
  return { ...message, summary: own ?? message.summary };
};
