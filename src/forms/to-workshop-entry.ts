import type { EntryFields } from "./entry-fields";
import { formatPhone } from "./phone-mask";
import type { WorkshopValues } from "./workshop-schema";

/** Checked answers as the upstream takes them. */
export const toWorkshopEntry = ({ name, email, phone, city, instagram, message }: WorkshopValues): EntryFields => ({
  name,
  email,
  phone: formatPhone(phone),
  city,
  instagram,
  message,
});
