import type { Payload } from "payload";

import type { EntryKind } from "../contract/entry";
import type { Entry } from "../payload-types";
import { readCustomizations } from "../store/read-site";
import { fillTemplate } from "./contact-links";

type Language = "pt" | "en";
type Texts = Readonly<Record<Language, string>>;
type Template = { subject: Texts; body: Texts };

/** Used where the settings have no text of their own. */
const DEFAULTS: Readonly<Record<EntryKind, Template>> = {
  getScouted: {
    subject: { pt: "Inscrição de {nome}", en: "Application of {nome}" },
    body: {
      pt: "Olá! Aqui é da {agencia}. Recebemos a inscrição de {nome} e gostaríamos de conversar. Podemos falar por aqui?",
      en: "Hello! This is {agencia}. We received the application of {nome} and would like to talk to you. May we do that here?",
    },
  },
  contact: {
    subject: { pt: "Sua mensagem para {agencia}", en: "Your message to {agencia}" },
    body: {
      pt: "Olá, {nome}! Aqui é da {agencia}. Recebemos sua mensagem pelo site. ",
      en: "Hello {nome}, this is {agencia}. We received your message through our site. ",
    },
  },
  workshopContact: {
    subject: { pt: "Workshop da {agencia}", en: "Workshop of {agencia}" },
    body: {
      pt: "Olá, {nome}! Aqui é da {agencia}. Recebemos sua inscrição no workshop. ",
      en: "Hello {nome}, this is {agencia}. We received your registration for the workshop. ",
    },
  },
};

/** The language in which the visitor used the site. */
export const languageOfVisitor = ({ locale, consentLocale }: Pick<Entry, "locale" | "consentLocale">): Language =>
  (locale ?? consentLocale) === "en" ? "en" : "pt";

type OwnTemplates = Partial<Record<EntryKind, Partial<Record<Language, string | null>>>>;

const readOwnTemplates = async (payload: Payload): Promise<OwnTemplates> => {
  // Only admins read the settings; every account that may read an entry uses their templates.
  const { messageTemplates: own } = await payload.findGlobal({ slug: "settings", overrideAccess: true });
  return {
    getScouted: { pt: own?.applicationPt, en: own?.applicationEn },
    contact: { pt: own?.enquiryPt, en: own?.enquiryEn },
  };
};

export type EntryMessage = { subject: string; body: string };

type Addressed = Pick<Entry, "kind" | "name" | "locale"> & Partial<Pick<Entry, "consentLocale">>;

/** Writes the message to the visitor of an entry, in the visitor's language, from the settings. Reads them once for many entries. */
export const createMessageWriter = async (payload: Payload): Promise<(entry: Addressed) => EntryMessage> => {
  const templates = await readOwnTemplates(payload);
  const { agencyName } = await readCustomizations(payload);
  return ({ kind, name, locale, consentLocale }) => {
    const language = languageOfVisitor({ locale, consentLocale });
    const values = { name: name ?? "", agency: agencyName };
    return {
      subject: fillTemplate(DEFAULTS[kind].subject[language], values),
      body: fillTemplate(templates[kind]?.[language] || DEFAULTS[kind].body[language], values),
    };
  };
};

/** The message to an applicant, in the applicant's language, from the settings. */
export const readApplicationMessage = async (
  payload: Payload,
  entry: Pick<Entry, "name" | "locale" | "consentLocale">,
): Promise<EntryMessage> => {
  const write = await createMessageWriter(payload);
  return write({ ...entry, kind: "getScouted" });
};
