import * as yup from "yup";
import { TEXT_AREA_LENGTH } from "./messages";
import { lineField, nameField, textAreaField } from "./text-field";
import { emailRule, phoneRule } from "./text-rules";

/** The message with the subject above it, if the form has one. */
export const withSubject = (subject: string, message: string): string => (subject === "" ? message : `${subject}\n\n${message}`);

/** The subject comes from the page, not from the visitor. */
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
