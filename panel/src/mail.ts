import { createTransport } from "nodemailer";
import type { EmailAdapter } from "payload";

import type { MailEnvironment } from "./environment";

const IMPLICIT_TLS_PORT = 465;

/** E-mail by the agency's own server. */
export const mailAdapter =
  (mail: MailEnvironment): EmailAdapter =>
  () => {
    const transport = createTransport({
      host: mail.host,
      port: mail.port,
      secure: mail.hasTls && mail.port === IMPLICIT_TLS_PORT,
      // Without STARTTLS nothing is sent, so that nobody on the network can read mail or password by leaving it out.
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
