import type { SentForm } from "../config/sent-form";
import { headText, type PageLocales } from "./head-text";

/** The title of a form's page. In the answer to a form sent without scripts, it starts with the result. */
export const formTitle = (title: string, { edges }: PageLocales, sent: SentForm | undefined): string => {
  if (sent === undefined) return title;
  return `${headText({ edges }, "forms")(sent.reference === null ? "forms.failedTitle" : "forms.sentTitle")}: ${title}`;
};
