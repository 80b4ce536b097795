import { underSubject, type ContactValues } from "./contact-schema";
import type { EntryFields } from "./entry-fields";
import { formatPhone } from "./phone-mask";

/** Checked answers as the upstream takes them. */
export const toContactEntry = ({ name, email, phone, subject, message }: ContactValues): EntryFields => ({
  name,
  email,
  phone: formatPhone(phone),
  message: underSubject(subject, message),
});
