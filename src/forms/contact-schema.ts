import * as yup from "yup";
import { LETTER_LENGTH } from "./messages";
import { letterField, lineField } from "./text-field";
import { emailRule, nameRule, phoneRule } from "./text-rules";

/** What the agency reads: the message, below the subject of a form that has one. */
export const underSubject = (subject: string, message: string): string => (subject === "" ? message : `${subject}\n\n${message}`);

/** The contact form (specification §5); fields are named as the gateway takes them. No visitor types a subject: the page has it. */
export const contactSchema = yup.object({
  name: lineField({ rule: nameRule }),
  email: lineField({ rule: emailRule }),
  phone: lineField({ rule: phoneRule }),
  subject: lineField({ isRequired: false }),
  message: letterField().test("whole", (message, { parent, createError }) => {
    const isOverlong = underSubject(parent.subject ?? "", message).length > LETTER_LENGTH;
    return !isOverlong || createError({ message: "forms.tooLongLetter" });
  }),
});

export type ContactValues = yup.InferType<typeof contactSchema>;
