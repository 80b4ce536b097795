import { createTransport } from "nodemailer";
import type { EmailAdapter } from "payload";

import type { MailEnvironment } from "./environment";

const IMPLICIT_TLS_PORT = 465;

/** Sends mail with the SMTP server of the environment. */
export const mailAdapter =
  (mail: MailEnvironment): EmailAdapter =>
  () => {
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
      defaultFromName: "Casa Juriti",
      sendEmail: (message) => transport.sendMail({ from: mail.from, ...message }),
    };
  };
