import type { Endpoint, PayloadRequest, SendEmailOptions } from "payload";

import { isScout } from "../../access/roles";
import { deskEndpoint, DeskRefusal, readId, readJsonBody } from "../../access/desk-endpoint";
import { environment } from "../../environment";
import type { Entry } from "../../payload-types";
import { isMailAddress } from "../contact-links";
import { recordEntryEvent } from "../entry-history";
import { MAX_SUBJECT_LENGTH, MAX_TEXT_LENGTH, type TemplateName, toTemplateName } from "./templates";

type Answered = Pick<Entry, "id" | "kind" | "email">;

const readEntry = async (req: PayloadRequest): Promise<Answered> => {
  const { docs } = await req.payload.find({
    collection: "entries",
    where: { id: { equals: readId(req) } },
    select: { kind: true, email: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const [entry] = docs;
  if (entry === undefined) throw new DeskRefusal(404, "not-found");
  return entry;
};

const readTemplate = ({ kind }: Answered, value: unknown): TemplateName => {
  const name = toTemplateName(kind, value);
  if (name === null) throw new DeskRefusal(422, "invalid");
  return name;
};

const readText = (value: unknown, maxLength: number): string => {
  const text = typeof value === "string" ? value.trim() : "";
  if (text.length > maxLength) throw new DeskRefusal(422, "invalid");
  if (text === "") throw new DeskRefusal(422, "text-missing");
  return text;
};

/** Logs no address and no text, which the mail server's answer may repeat. */
const sendMail = async (req: PayloadRequest, mail: Pick<SendEmailOptions, "to" | "subject" | "text">): Promise<void> => {
  const { email, name } = req.user ?? {};
  try {
    await req.payload.sendEmail({ ...mail, ...(email === undefined ? {} : { replyTo: { name: name ?? "", address: email } }) });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    req.payload.logger.error({ code }, "An answer could not be sent by mail");
    throw new DeskRefusal(502, "mail-failed");
  }
};

export const answerEndpoints: Endpoint[] = [
  /** POST /cms/api/desk/entries/{id}/answers: a message was opened in the mail program or in WhatsApp. */
  deskEndpoint({
    method: "post",
    path: "/entries/:id/answers",
    access: isScout,
    handler: async (req) => {
      const entry = await readEntry(req);
      const { way, template } = await readJsonBody(req);
      if (way !== "mail" && way !== "whatsapp") throw new DeskRefusal(422, "invalid");
      await recordEntryEvent(req, { entry: entry.id, event: "answered", to: `${way}/${readTemplate(entry, template)}` });
      return { id: entry.id };
    },
  }),
  /** POST /cms/api/desk/entries/{id}/mail: sends a mail whose reply address is the account's. The history gets its text. */
  deskEndpoint({
    method: "post",
    path: "/entries/:id/mail",
    access: isScout,
    handler: async (req) => {
      const entry = await readEntry(req);
      const { template, ...written } = await readJsonBody(req);
      const name = readTemplate(entry, template);
      const subject = readText(written.subject, MAX_SUBJECT_LENGTH).replace(/\s+/g, " ");
      const text = readText(written.text, MAX_TEXT_LENGTH);
      if (environment.mail === null) throw new DeskRefusal(409, "mail-off");
      if (!isMailAddress(entry.email)) throw new DeskRefusal(422, "mail-missing");
      await sendMail(req, { to: { name: "", address: entry.email }, subject, text });
      await recordEntryEvent(req, { entry: entry.id, event: "answered", to: `sent/${name}`, text: `${subject}\n\n${text}` });
      return { id: entry.id };
    },
  }),
];
