import type { EntryKind } from "../contract/entry";

type Texts = Readonly<Record<"pt" | "en", string>>;

/** Used when the settings have no text. */
export const DEFAULT_TEMPLATES: Readonly<Record<EntryKind, { subject: Texts; body: Texts }>> = {
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
