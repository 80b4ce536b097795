import type { SentForm } from "../config/sent-form";
import { headText, type PageLocales } from "./head-text";

/** In the answer to a form sent without scripts, the title starts with the result. */
export const formTitle = (title: string, { edges }: PageLocales, sent: SentForm | undefined): string => {
  if (sent === undefined) return title;
  return `${headText({ edges }, "forms")(sent.reference === null ? "forms.failedTitle" : "forms.sentTitle")}: ${title}`;
};
