import { type DateField, type FieldHook, ValidationError } from "payload";

import { parseDay } from "../../../src/domain/day";
import { inLanguage } from "./bilingual";
import { UNREADABLE_DATE } from "./date-words";

type Appearance = keyof typeof UNREADABLE_DATE;
type Options = Omit<DateField, "type">;

const FORMATS = {
  dayOnly: { pickerAppearance: "dayOnly", displayFormat: "dd/MM/yyyy" },
  dayAndTime: { pickerAppearance: "dayAndTime", displayFormat: "dd/MM/yyyy HH:mm", timeFormat: "HH:mm" },
} as const;

/** Rejects all but ISO 8601, in drafts too, whose other values are stored unchecked. */
const refuseUnreadable =
  (appearance: Appearance): FieldHook =>
  ({ value, path, req }) => {
    if (typeof value !== "string" || value === "") return value;
    if (parseDay(value.slice(0, 10)) !== null && !Number.isNaN(Date.parse(value))) return value;
    const error = { message: inLanguage(UNREADABLE_DATE[appearance], req.i18n.language), path: path.join(".") };
    throw new ValidationError({ errors: [error] }, req.t);
  };

const dateField = (appearance: Appearance, { hooks, admin, ...options }: Options): DateField => ({
  ...options,
  type: "date",
  hooks: { ...hooks, beforeValidate: [refuseUnreadable(appearance)] },
  admin: {
    ...admin,
    date: FORMATS[appearance],
    components: { ...admin?.components, Field: "/admin/dates/date-field#DateField" },
  },
});

/** A day, typed as 09/03/2026 or chosen in the calendar; stored as noon UTC. */
export const dayField = (options: Options): DateField => dateField("dayOnly", options);

/** Day and time, typed as 09/03/2026 14:30 or chosen in the calendar. */
export const timeField = (options: Options): DateField => dateField("dayAndTime", options);
