import { createTransport } from "nodemailer";
import type { EmailAdapter, Payload, SendEmailOptions } from "payload";

import { readCustomizations } from "./read-identity";
import type { MailEnvironment } from "../environment";

type Sender = NonNullable<SendEmailOptions["from"]>;

const IMPLICIT_TLS_PORT = 465;

const FALLBACK_NAME = "Painel";

/** The sender: the agency's name as it is now, unless `SMTP_FROM` has a name of its own. */
const senderOf = async ({ from }: MailEnvironment, payload: Payload): Promise<Sender> => {
  if (from.includes("<")) return from;
  // A mail is sent without the name rather than not at all.
  const name = await readCustomizations(payload).then(
    ({ agencyName }) => agencyName,
    () => FALLBACK_NAME,
  );
  return { name, address: from };
};

/** Sends mail with the SMTP server of the environment. */
export const mailAdapter =
  (mail: MailEnvironment): EmailAdapter =>
  ({ payload }) => {
    const transport = createTransport({
      host: mail.host,
      port: mail.port,
      secure: mail.hasTls && mail.port === IMPLICIT_TLS_PORT,
      // Nothing is sent without STARTTLS, which an attacker on the network could otherwise remove to read mail and password.
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
