import { formatDay } from "../../shared/format-time";
import { dayOf } from "../../shared/agency-days";
import type { SelectedTalent } from "../selected-talents";
import type { AnswerLanguage } from "./templates";

const WORDS = {
  pt: { wrote: "Em {day}, você escreveu:", talents: "Talentos da sua seleção:", withoutPage: "nº {id}" },
  en: { wrote: "On {day} you wrote:", talents: "Talents of your selection:", withoutPage: "no. {id}" },
} as const;

/** Links that open a mail program hold about 2,000 characters. */
const MAX_LENGTH = 600;

const shorten = (text: string): string => (text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH).trimEnd()}…`);

const quoted = (text: string): string =>
  text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

type Quoted = { createdAt: string; message: string; talents: readonly SelectedTalent[]; language: AnswerLanguage };

/**
 * The message, and the talents that it does not name already: a selection that is sent from its page is a part of the message. Of these,
 * only talents with a page on the site have a name. Empty without a message and a selection.
 */
export const quoteEnquiry = ({ createdAt, message, talents, language }: Quoted): string => {
  const words = WORDS[language];
  const day = formatDay(dayOf(new Date(createdAt))) ?? "";
  const question = shorten(message);
  const unnamed = talents.filter(({ name }) => name === null || !question.includes(name));
  const lines = unnamed.map(({ id, name, note, hasPage }) => {
    const named = hasPage && name !== null ? name : words.withoutPage.replace("{id}", String(id));
    return note === null ? `- ${named}` : `- ${named}: ${note}`;
  });
  const parts = [
    ...(message === "" ? [] : [`${words.wrote.replace("{day}", day)}\n${quoted(question)}`]),
    ...(lines.length === 0 ? [] : [`${words.talents}\n${quoted(lines.join("\n"))}`]),
  ];
  return parts.join("\n\n");
};
