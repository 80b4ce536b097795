import type { ConsentState } from "./rules";
import { writeDay } from "../../../src/domain/day";
import { bilingual, type Bilingual, inLanguage } from "../shared/bilingual";

type BlockedState = Exclude<ConsentState, "valid" | "not-recorded" | "not-needed">;

const NOT_PUBLISHED = bilingual("O talento não foi publicado.", "The talent was not published.");
const WHO_RECORDS = bilingual(
  "Peça à administração ou ao scouting para registrar a autorização em Autorizações; depois publique de novo. O rascunho pode ser salvo.",
  "Ask an admin or a scout to record the consent under Consents, then publish again. You can save the draft.",
);

const REASONS: Readonly<Record<BlockedState, Bilingual>> = {
  missing: bilingual(
    "Falta uma autorização válida para o site, que menores de 18 anos e talentos sem data de nascimento precisam ter.",
    "It has no valid consent for the site, which talents under 18 or without a birthdate need.",
  ),
  expired: bilingual("A autorização para o site venceu.", "Its consent for the site has expired."),
  withdrawn: bilingual("A autorização para o site foi retirada.", "Its consent for the site was withdrawn."),
};

export const publishRefusal = (state: "missing" | "expired" | "withdrawn", language: string): string =>
  [NOT_PUBLISHED, REASONS[state], WHO_RECORDS].map((text) => inLanguage(text, language)).join(" ");

const STATES: Readonly<Record<ConsentState, Bilingual>> = {
  valid: bilingual("Autorização: válida", "Consent: valid"),
  missing: bilingual("Autorização: falta", "Consent: missing"),
  expired: bilingual("Autorização: vencida", "Consent: expired"),
  withdrawn: bilingual("Autorização: retirada", "Consent: withdrawn"),
  "not-recorded": bilingual("Autorização: não registrada", "Consent: not recorded"),
  "not-needed": bilingual("Autorização: não é necessária", "Consent: not needed"),
};

const EXPLANATIONS: Readonly<Record<ConsentState, Bilingual>> = {
  valid: bilingual("O talento pode ser publicado.", "The talent can be published."),
  missing: bilingual(
    "Sem autorização válida para o site, este talento não pode ser publicado. Peça à administração ou ao scouting para registrá-la.",
    "Without a valid consent for the site, this talent cannot be published. Ask an admin or a scout to record it.",
  ),
  expired: bilingual(
    "A autorização para o site venceu: o talento não pode ser publicado até que uma nova seja registrada.",
    "The consent for the site has expired: the talent cannot be published until a new one is recorded.",
  ),
  withdrawn: bilingual(
    "A autorização para o site foi retirada: o talento não pode ser publicado.",
    "The consent for the site was withdrawn: the talent cannot be published.",
  ),
  "not-recorded": bilingual(
    "O talento continua no site até o fim do prazo definido em Ajustes. Registre a autorização até lá.",
    "The talent stays on the site until the end of the time under Settings. Record the consent until then.",
  ),
  "not-needed": bilingual("O talento é maior de idade.", "The talent is an adult."),
};

export type ConsentMessages = {
  state: string;
  explanation: string;
  /** Links for accounts that may write consents. */
  show: string;
  record: string;
};

/** Editors get `missing` also while the grace period allows publishing. */
export const consentMessages = (
  { state, allowsPublishing }: { state: ConsentState; allowsPublishing: boolean },
  language: string,
): ConsentMessages => ({
  state: inLanguage(STATES[state], language),
  explanation: inLanguage(EXPLANATIONS[state === "missing" && allowsPublishing ? "not-recorded" : state], language),
  show: inLanguage(bilingual("Ver autorizações", "Show consents"), language),
  record: inLanguage(bilingual("Registrar autorização", "Record a consent"), language),
});

/** Days are yyyy-mm-dd. */
export type DescribedConsent = {
  state: "valid" | "future" | "expired" | "withdrawn" | "incomplete";
  givenOn: string;
  expiresOn: string | null;
  withdrawnOn: string | null;
};

const describe = ({ state, givenOn, expiresOn, withdrawnOn }: DescribedConsent): Bilingual => {
  if (state === "incomplete") return bilingual("Incompleta: falta dizer para que vale", "Incomplete: its uses are missing");
  if (state === "future") return bilingual(`Começa em ${writeDay(givenOn)}`, `Begins on ${writeDay(givenOn)}`);
  if (state === "withdrawn") return bilingual(`Retirada em ${writeDay(withdrawnOn ?? "")}`, `Withdrawn on ${writeDay(withdrawnOn ?? "")}`);
  const expiry = writeDay(expiresOn ?? "");
  if (state === "expired") return bilingual(`Vencida em ${expiry}`, `Expired on ${expiry}`);
  return expiresOn === null
    ? bilingual("Válida até ser retirada", "Valid until withdrawn")
    : bilingual(`Válida, vence em ${expiry}`, `Valid, expires on ${expiry}`);
};

export const describeConsent = (consent: DescribedConsent, language: string): string => inLanguage(describe(consent), language);

const RECORDED_DEADLINES: Readonly<Record<"reminder" | "unpublished", (day: string, days: number) => Bilingual>> = {
  reminder: (day, days) =>
    bilingual(
      `Aviso enviado por e-mail, ${days} dias antes de vencer em ${day}.`,
      `Reminder sent by e-mail, ${days} days before it expires on ${day}.`,
    ),
  unpublished: (day) => bilingual(`O talento saiu do site em ${day}.`, `The talent left the site on ${day}.`),
};

/** `day` is yyyy-mm-dd. */
export const deadlineText = (
  { kind, day, days }: { kind: "reminder" | "unpublished"; day: string; days: number },
  language: string,
): string => {
  return inLanguage(RECORDED_DEADLINES[kind](writeDay(day), days), language);
};

const RECORD_LABELS = {
  pt: { state: "Situação", talent: "Abrir o talento", application: "Abrir a inscrição" },
  en: { state: "State", talent: "Open the talent", application: "Open the application" },
};

/** On a consent's own screen. */
export const recordLabels = (language: string) => inLanguage(RECORD_LABELS, language);

/** In both languages, because it goes to the agency's address. Contains no name. */
export const reminderMail = (reminders: readonly { daysLeft: number; link: string }[]): { subject: string; text: string } => {
  const lines = (days: (count: number) => string): string[] => reminders.map(({ daysLeft, link }) => `- ${days(daysLeft)}: ${link}`);
  return {
    subject: "Autorizações que vão vencer / Consents that expire soon",
    text: [
      "Estas autorizações vão vencer. No dia do vencimento, o talento sai do site se nenhuma outra valer:",
      ...lines((count) => (count === 1 ? "em 1 dia" : `em ${count} dias`)),
      "",
      "These consents expire soon. On the day of its expiry, the talent leaves the site unless another consent holds:",
      ...lines((count) => (count === 1 ? "in 1 day" : `in ${count} days`)),
      "",
    ].join("\n"),
  };
};
