import * as yup from "yup";
import { letterField, lineField } from "./text-field";
import { emailRule, nameRule, phoneRule } from "./text-rules";

/** The workshop's registration (specification §5); fields are named as the gateway takes them. */
export const workshopSchema = yup.object({
  name: lineField({ rule: nameRule }),
  email: lineField({ rule: emailRule }),
  phone: lineField({ rule: phoneRule }),
  city: lineField(),
  instagram: lineField(),
  message: letterField(),
});

export type WorkshopValues = yup.InferType<typeof workshopSchema>;
