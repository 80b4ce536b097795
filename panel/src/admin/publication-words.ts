import type { PublicationStatus } from "../publish/publication-status";

export type BadgeWords = {
  /** Always seen. */
  line: string;
  /** Opened on a press; null where the line says all. */
  more: string | null;
};

/** The hour alone on the same day, else the day too. */
const time = (iso: string, language: string): string => {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: "2-digit", month: "2-digit" } as const);
  return new Intl.DateTimeFormat(language, { ...day, hour: "2-digit", minute: "2-digit" }).format(date);
};

const duration = (seconds: number | null): string => (seconds === null ? "" : ` (${seconds} s)`);

const inPortuguese = (status: PublicationStatus): BadgeWords => {
  if (status.state === "publishing")
    return {
      line: "Publicando…",
      more: `A versão nova do site está sendo montada desde ${time(status.since, "pt-BR")}. O site mostra a anterior até ficar pronta.`,
    };
  if (status.state === "live") {
    const line = `No ar desde ${time(status.at, "pt-BR")}${duration(status.seconds)}`;
    if (status.warning === null) return { line, more: null };
    return { line: `${line}, com um aviso`, more: `Está no ar, mas há algo a corrigir: ${status.warning}.` };
  }
  if (status.state === "failed")
    return {
      line: `Não publicado às ${time(status.at, "pt-BR")}`,
      more: `O site continua como estava. Motivo: ${status.problem}. Corrija e publique de novo, ou avise quem cuida do site.`,
    };
  return { line: "Situação do site desconhecida", more: "O site não respondeu, ou ainda não há nada no ar." };
};

const inEnglish = (status: PublicationStatus): BadgeWords => {
  if (status.state === "publishing")
    return {
      line: "Publishing…",
      more: `The site's new version has been in the making since ${time(status.since, "en-GB")}. Until it is ready the site shows the former one.`,
    };
  if (status.state === "live") {
    const line = `Live since ${time(status.at, "en-GB")}${duration(status.seconds)}`;
    if (status.warning === null) return { line, more: null };
    return { line: `${line}, with a warning`, more: `It is live, but there is something to mend: ${status.warning}.` };
  }
  if (status.state === "failed")
    return {
      line: `Not published at ${time(status.at, "en-GB")}`,
      more: `The site is as it was. Reason: ${status.problem}. Mend it and publish again, or tell whoever looks after the site.`,
    };
  return { line: "State of the site unknown", more: "The site did not answer, or nothing is live yet." };
};

/** What the badge says, in the language of the admin. */
export const publicationWords = (status: PublicationStatus, language: string): BadgeWords =>
  language === "en" ? inEnglish(status) : inPortuguese(status);
