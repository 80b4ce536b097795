import type { Payload } from "payload";

import type { Entry } from "../payload-types";
import { readCustomizations } from "../store/read-site";
import { fillTemplate } from "./contact-links";

const DEFAULTS = {
  pt: "Olá! Aqui é da {agencia}. Recebemos a inscrição de {nome} e gostaríamos de conversar. Podemos falar por aqui?",
  en: "Hello! This is {agencia}. We received the application of {nome} and would like to talk to you. May we do that here?",
} as const;

const SUBJECTS = { pt: "Inscrição de {nome}", en: "Application of {nome}" } as const;

/** The language in which the applicant used the site. */
export const languageOfApplicant = ({ locale, consentLocale }: Pick<Entry, "locale" | "consentLocale">): "pt" | "en" =>
  (locale ?? consentLocale) === "en" ? "en" : "pt";

/** The message to an applicant, in the applicant's language, from the settings. */
export const readApplicationMessage = async (
  payload: Payload,
  entry: Pick<Entry, "name" | "locale" | "consentLocale">,
): Promise<{ subject: string; body: string }> => {
  const language = languageOfApplicant(entry);
  // Only admins read the settings; everybody who may read an application uses their templates.
  const { messageTemplates } = await payload.findGlobal({ slug: "settings", overrideAccess: true });
  const { agencyName } = await readCustomizations(payload);
  const own = language === "en" ? messageTemplates?.applicationEn : messageTemplates?.applicationPt;
  const values = { name: entry.name ?? "", agency: agencyName };
  return { subject: fillTemplate(SUBJECTS[language], values), body: fillTemplate(own || DEFAULTS[language], values) };
};
