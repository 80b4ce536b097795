import type { EntryKind } from "../../contract/entry";
import type { EntryStatus } from "../entry-status";

export type AnswerLanguage = "pt" | "en";

type Texts = Readonly<Record<AnswerLanguage, string>>;

/**
 * Each is part of the names of two fields in the settings (`enquiryPt`, `enquiryEn`), and of events in the history. The first is chosen
 * when none fits the entry's status.
 */
export const TEMPLATE_NAMES = {
  getScouted: ["application", "applicationPhotos", "applicationDocument", "applicationDecline", "applicationThanks"],
  contact: ["enquiry", "enquiryDecline", "enquiryThanks"],
  workshopContact: ["workshop", "workshopPlace", "workshopFull", "workshopThanks"],
} as const satisfies Readonly<Record<EntryKind, readonly string[]>>;

export type TemplateName = (typeof TEMPLATE_NAMES)[EntryKind][number];

export const toTemplateName = (kind: EntryKind, value: unknown): TemplateName | null =>
  TEMPLATE_NAMES[kind].find((name) => name === value) ?? null;

/** Characters. */
export const MAX_SUBJECT_LENGTH = 200;
export const MAX_TEXT_LENGTH = 5000;

/** Characters. Outlook opens no link longer than 2,046. */
export const MAX_LINK_LENGTH = 2000;

type Template = {
  /** Offered after this message. Null for a message that decides nothing: only a new entry changes, to `seen`. */
  status: EntryStatus | null;
  /** Used when the settings have no text. */
  body: Texts;
};

export const SUBJECTS: Readonly<Record<EntryKind, Texts>> = {
  getScouted: { pt: "Inscrição de {nome}", en: "Application of {nome}" },
  contact: { pt: "Sua mensagem para {agencia}", en: "Your message to {agencia}" },
  workshopContact: { pt: "Workshop da {agencia}", en: "Workshop of {agencia}" },
};

export const TEMPLATES: Readonly<Record<TemplateName, Template>> = {
  application: {
    status: "contacted",
    body: {
      pt: "Olá! Aqui é da {agencia}. Recebemos a inscrição de {nome} e gostaríamos de conversar. Podemos falar por aqui?",
      en: "Hello! This is {agencia}. We received the application of {nome} and would like to talk to you. May we do that here?",
    },
  },
  // Photos of a child that are sent in a chat or by mail stay there: the form stores them encrypted and deletes them in time.
  applicationPhotos: {
    status: null,
    body: {
      pt: "Olá, {responsavel}! Aqui é da {agencia}. As fotos da inscrição de {nome} não bastam para avaliar o perfil. Pode enviar a inscrição de novo, com rosto e corpo inteiro, à luz do dia e sem filtros? Por segurança, envie as fotos só por este formulário: {formulario}",
      en: "Hello {responsavel}, this is {agencia}. The photos of {nome}'s application are not enough to evaluate the profile. Could you send the application again, with face and full body, in daylight and without filters? For safety, please send photos through this form only: {formulario}",
    },
  },
  applicationDocument: {
    status: null,
    body: {
      pt: "Olá, {responsavel}! Aqui é da {agencia}. Para seguir com a inscrição de {nome} (nº {numero}), falta a autorização assinada por um responsável. Como prefere entregá-la?",
      en: "Hello {responsavel}, this is {agencia}. To go on with the application of {nome} (no. {numero}), we need the consent signed by a guardian. How would you like to hand it in?",
    },
  },
  applicationDecline: {
    status: "declined",
    body: {
      pt: "Olá, {responsavel}! Aqui é da {agencia}. Agradecemos a inscrição de {nome}. Neste momento não temos trabalhos para este perfil e não vamos seguir com ela. As fotos que vocês enviaram serão apagadas.",
      en: "Hello {responsavel}, this is {agencia}. Thank you for the application of {nome}. At the moment we have no work for this profile and will not go on with it. The photos that you sent will be deleted.",
    },
  },
  applicationThanks: {
    status: null,
    body: {
      pt: "Olá, {responsavel}! Aqui é da {agencia}. Foi um prazer conhecer {nome}. Agradecemos a confiança e damos notícias assim que houver um trabalho.",
      en: "Hello {responsavel}, this is {agencia}. It was a pleasure to meet {nome}. Thank you for your trust; we will write as soon as there is work.",
    },
  },
  enquiry: {
    status: "contacted",
    body: {
      pt: "Olá, {nome}! Aqui é da {agencia}. Recebemos sua mensagem pelo site. ",
      en: "Hello {nome}, this is {agencia}. We received your message through our site. ",
    },
  },
  enquiryDecline: {
    status: "contacted",
    body: {
      pt: "Olá, {nome}! Aqui é da {agencia}. Agradecemos o contato. Desta vez não podemos atender ao que pediu. Se as datas ou o perfil mudarem, escreva de novo.",
      en: "Hello {nome}, this is {agencia}. Thank you for writing. This time we cannot offer what you asked for. If the dates or the profile change, please write again.",
    },
  },
  enquiryThanks: {
    status: "accepted",
    body: {
      pt: "Olá, {nome}! Aqui é da {agencia}. Agradecemos o trabalho em conjunto. Conte com a gente para o próximo.",
      en: "Hello {nome}, this is {agencia}. Thank you for working with us. We look forward to the next time.",
    },
  },
  workshop: {
    status: "seen",
    body: {
      pt: "Olá, {nome}! Aqui é da {agencia}. Recebemos sua inscrição no workshop. ",
      en: "Hello {nome}, this is {agencia}. We received your registration for the workshop. ",
    },
  },
  workshopPlace: {
    status: "accepted",
    body: {
      pt: "Olá, {nome}! Aqui é da {agencia}. Sua vaga no workshop está confirmada. Até lá!",
      en: "Hello {nome}, this is {agencia}. Your place in the workshop is confirmed. See you there!",
    },
  },
  workshopFull: {
    status: "declined",
    body: {
      pt: "Olá, {nome}! Aqui é da {agencia}. O workshop já não tem vagas. Agradecemos o interesse e avisamos quando houver outro.",
      en: "Hello {nome}, this is {agencia}. The workshop has no places left. Thank you for your interest; we will write when there is another one.",
    },
  },
  workshopThanks: {
    status: null,
    body: {
      pt: "Olá, {nome}! Aqui é da {agencia}. Agradecemos sua participação no workshop.",
      en: "Hello {nome}, this is {agencia}. Thank you for taking part in the workshop.",
    },
  },
};
