import * as yup from "yup";
import { TEXT_AREA_LENGTH } from "./messages";
import { lineField, nameField, textAreaField } from "./text-field";
import { emailRule, phoneRule } from "./text-rules";

/** Puts the subject above the message; empty when the form has none. */
export const withSubject = (subject: string, message: string): string => (subject === "" ? message : `${subject}\n\n${message}`);

/** The page sets the subject, not the visitor. */
export const contactSchema = yup.object({
  name: nameField(),
  email: lineField({ rule: emailRule }),
  phone: lineField({ rule: phoneRule }),
  subject: lineField({ isRequired: false }),
  message: textAreaField().test("whole", (message, { parent, createError }) => {
    const isTooLong = withSubject(parent.subject ?? "", message).length > TEXT_AREA_LENGTH;
    return !isTooLong || createError({ message: "forms.tooLongText" });
  }),
});

export type ContactValues = yup.InferType<typeof contactSchema>;
