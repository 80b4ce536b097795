import type { PublicationStatus } from "../publish/publication-status";

type BadgeMessage = {
  /** Always visible. */
  summary: string;
  /** Shown on demand; null where the summary says everything. */
  details: string | null;
};

/** The time of day, with day and month unless it is today. */
const formatTime = (iso: string, language: string): string => {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: "2-digit", month: "2-digit" } as const);
  return new Intl.DateTimeFormat(language, { ...day, hour: "2-digit", minute: "2-digit" }).format(date);
};

const formatDuration = (seconds: number | null): string => (seconds === null ? "" : ` (${seconds} s)`);

const inPortuguese = (status: PublicationStatus): BadgeMessage => {
  if (status.state === "publishing")
    return {
      summary: "Publicando…",
      details: `A versão nova do site está sendo montada desde ${formatTime(status.since, "pt-BR")}. O site mostra a anterior até ficar pronta.`,
    };
  if (status.state === "live") {
    const summary = `No ar desde ${formatTime(status.at, "pt-BR")}${formatDuration(status.seconds)}`;
    if (status.warning === null) return { summary, details: null };
    return { summary: `${summary}, com um aviso`, details: `Está no ar, mas há algo a corrigir: ${status.warning}.` };
  }
  if (status.state === "failed")
    return {
      summary: `Não publicado às ${formatTime(status.at, "pt-BR")}`,
      details: `O site continua como estava. Motivo: ${status.problem}. Corrija e publique de novo, ou avise quem cuida do site.`,
    };
  return { summary: "Situação do site desconhecida", details: "O site não respondeu, ou ainda não há nada no ar." };
};

const inEnglish = (status: PublicationStatus): BadgeMessage => {
  if (status.state === "publishing")
    return {
      summary: "Publishing…",
      details: `A new version of the site has been building since ${formatTime(status.since, "en-GB")}. The site shows the previous one until it is ready.`,
    };
  if (status.state === "live") {
    const summary = `Live since ${formatTime(status.at, "en-GB")}${formatDuration(status.seconds)}`;
    if (status.warning === null) return { summary, details: null };
    return { summary: `${summary}, with a warning`, details: `It is live, but there is something to correct: ${status.warning}.` };
  }
  if (status.state === "failed")
    return {
      summary: `Not published at ${formatTime(status.at, "en-GB")}`,
      details: `The site is unchanged. Reason: ${status.problem}. Correct it and publish again, or tell the person who runs the site.`,
    };
  return { summary: "State of the site unknown", details: "The site did not answer, or nothing is live yet." };
};

/** Texts of the badge in the admin's header. */
export const publicationMessage = (status: PublicationStatus, language: string): BadgeMessage =>
  language === "en" ? inEnglish(status) : inPortuguese(status);
