import type { PayloadRequest } from "payload";

import { phoneAddress, whatsappAddress } from "../../../../src/domain/phone";
import { localizedPath, routes } from "../../../../src/config/routes";
import type { EntryKind } from "../../contract/entry";
import { environment } from "../../environment";
import { readCustomizations } from "../../identity/index";
import type { Entry } from "../../payload-types";
import { isMailAddress } from "../contact-links";
import type { EntryStatus } from "../entry-status";
import { fillTemplate, type TemplateValues } from "./fill-template";
import { type AnswerTemplate, readTemplates } from "./read-templates";
import { type AnswerLanguage, SUBJECTS } from "./templates";

/** The basis of a message to the person who sent an entry, in the language in which that person used the site. */
export type Answer = {
  entry: number;
  name: string;
  status: EntryStatus;
  language: AnswerLanguage;
  /** Null without the contact, and when it cannot be read; `whatsapp` and `call` are addresses of links. */
  contacts: { mail: string | null; whatsapp: string | null; call: string | null };
  subject: string;
  /** Shared by all answers in one language. */
  templates: readonly AnswerTemplate[];
  values: TemplateValues;
  /** Follows the text of the template. */
  quote: string;
  /** The account's address, to which the person replies; null when the panel sends no mail. */
  replyTo: string | null;
};

type Addressed = Pick<Entry, "id" | "status"> & {
  [Key in "name" | "email" | "phone" | "guardian" | "reference"]?: string | null;
} & Partial<Pick<Entry, "locale" | "consentLocale">>;

export const languageOfVisitor = ({ locale, consentLocale }: Partial<Pick<Entry, "locale" | "consentLocale">>): AnswerLanguage =>
  (locale ?? consentLocale) === "en" ? "en" : "pt";

const OUR_SITE = { pt: "nosso site", en: "our site" } as const;

const formAddress = (language: AnswerLanguage): string =>
  environment.siteUrl === null ? OUR_SITE[language] : `${environment.siteUrl}${localizedPath(routes.scouting(), language)}`;

/** Reads the settings once for many entries of one form. */
export const createAnswers = async (
  { payload, user }: PayloadRequest,
  kind: EntryKind,
): Promise<(entry: Addressed, quote?: string) => Answer> => {
  const templates = await readTemplates(payload, kind);
  const { agencyName } = await readCustomizations(payload);
  return ({ id, status, name, email, phone, guardian, reference, ...languages }, quote = "") => {
    const language = languageOfVisitor(languages);
    const values = {
      nome: name ?? "",
      responsavel: guardian || (name ?? ""),
      numero: reference ?? String(id),
      agencia: agencyName,
      formulario: formAddress(language),
    };
    return {
      entry: id,
      name: values.nome,
      status,
      language,
      contacts: { mail: isMailAddress(email) ? email : null, whatsapp: whatsappAddress(phone), call: phoneAddress(phone) },
      subject: fillTemplate(SUBJECTS[kind][language], values),
      templates: templates[language],
      values,
      quote,
      replyTo: environment.mail === null ? null : (user?.email ?? null),
    };
  };
};
