import * as yup from "yup";
import { textAreaField, lineField } from "./text-field";
import { emailRule, nameRule, phoneRule } from "./text-rules";

/** The form of a workshop registration (specification §5). */
export const workshopSchema = yup.object({
  name: lineField({ rule: nameRule }),
  email: lineField({ rule: emailRule }),
  phone: lineField({ rule: phoneRule }),
  city: lineField(),
  instagram: lineField(),
  message: textAreaField(),
});

export type WorkshopValues = yup.InferType<typeof workshopSchema>;
