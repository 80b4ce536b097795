import * as yup from "yup";
import { lineField, nameField, textAreaField } from "./text-field";
import { emailRule, phoneRule } from "./text-rules";

export const workshopSchema = yup.object({
  name: nameField(),
  email: lineField({ rule: emailRule }),
  phone: lineField({ rule: phoneRule }),
  city: lineField(),
  instagram: lineField(),
  message: textAreaField(),
});

export type WorkshopValues = yup.InferType<typeof workshopSchema>;
