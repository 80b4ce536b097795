import { createTransport } from "nodemailer";
import type { EmailAdapter, Payload, SendEmailOptions } from "payload";

import { readCustomizations } from "./read-identity";
import type { MailEnvironment } from "../environment";

type Sender = NonNullable<SendEmailOptions["from"]>;

const IMPLICIT_TLS_PORT = 465;

const FALLBACK_NAME = "Painel";

/** The agency's current name, unless `SMTP_FROM` contains a name. */
const senderOf = async ({ from }: MailEnvironment, payload: Payload): Promise<Sender> => {
  if (from.includes("<")) return from;
  // The fallback sends the mail even when the name cannot be read.
  const name = await readCustomizations(payload).then(
    ({ agencyName }) => agencyName,
    () => FALLBACK_NAME,
  );
  return { name, address: from };
};

export const mailAdapter =
  (mail: MailEnvironment): EmailAdapter =>
  ({ payload }) => {
    const transport = createTransport({
      host: mail.host,
      port: mail.port,
      secure: mail.hasTls && mail.port === IMPLICIT_TLS_PORT,
      // Without STARTTLS the mail is not sent: otherwise an attacker on the network could remove it to read mail and password.
      requireTLS: mail.hasTls,
      ignoreTLS: !mail.hasTls,
      ...(mail.user === null ? {} : { auth: { user: mail.user, pass: mail.password ?? "" } }),
    });
    return {
      name: "smtp",
      defaultFromAddress: mail.from,
      defaultFromName: FALLBACK_NAME,
      sendEmail: async (message) => transport.sendMail({ ...message, from: await senderOf(mail, payload) }),
    };
  };
