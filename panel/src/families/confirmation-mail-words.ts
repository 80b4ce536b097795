import { bilingual, inLanguage } from "../shared/bilingual";

const SUBJECT = bilingual("{agencia}: confirme uma inscrição", "{agencia}: confirm an application");

const TEXT = bilingual(
  [
    "Este e-mail foi informado como o do responsável na inscrição de um menor de idade. Agência: {agencia}.",
    "",
    "Abra o link, confira o que foi enviado e confirme. Ele vale por {dias} dias e só uma vez:",
    "",
    "{link}",
    "",
    "Sem a confirmação, a inscrição e as fotos são apagadas. Se você não conhece esta inscrição, não confirme.",
    "",
  ].join("\n"),
  [
    "This e-mail address was given as the guardian's in the application of a minor. Agency: {agencia}.",
    "",
    "Open the link, check what was sent and confirm. It works for {dias} days and only once:",
    "",
    "{link}",
    "",
    "Without the confirmation, the application and its photos are deleted. If you do not know this application, do not confirm.",
    "",
  ].join("\n"),
);

type Confirmation = { agencyName: string; link: string; days: number };

/** Neither the mail nor its link contains personal data. */
export const confirmationMail = ({ agencyName, link, days }: Confirmation, language: string): { subject: string; text: string } => ({
  subject: inLanguage(SUBJECT, language).replace("{agencia}", () => agencyName),
  text: inLanguage(TEXT, language)
    .replace("{dias}", String(days))
    .replace("{link}", link)
    .replace("{agencia}", () => agencyName),
});
