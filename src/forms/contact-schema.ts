import * as yup from "yup";
import { letterField, lineField } from "./text-field";
import { emailRule, nameRule, phoneRule } from "./text-rules";

/** The contact form (specification §5); fields are named as the gateway takes them. */
export const contactSchema = yup.object({
  name: lineField({ rule: nameRule }),
  email: lineField({ rule: emailRule }),
  phone: lineField({ rule: phoneRule }),
  message: letterField(),
});

export type ContactValues = yup.InferType<typeof contactSchema>;
