import { type DateField, type FieldHook, ValidationError } from "payload";

import { parseDay } from "../../../src/domain/day";
import { bilingual, inLanguage } from "./bilingual";

type Options = Omit<DateField, "type">;

const UNREADABLE_DAY = bilingual(
  "Esta data não existe ou não pode ser lida. Escreva dia, mês e ano: 09/03/2026.",
  "This date does not exist or cannot be read. Write day, month and year: 09/03/2026.",
);

const UNREADABLE_TIME = bilingual(
  "Esta data não existe ou não pode ser lida. Escreva dia, mês, ano e hora: 09/03/2026 14:30.",
  "This date does not exist or cannot be read. Write day, month, year and time: 09/03/2026 14:30.",
);

/** Rejects all but ISO 8601, in drafts too, whose other values are stored unchecked. */
const refuseUnreadable =
  (sentence: { pt: string; en: string }): FieldHook =>
  ({ value, path, req }) => {
    if (typeof value !== "string" || value === "") return value;
    if (parseDay(value.slice(0, 10)) !== null && !Number.isNaN(Date.parse(value))) return value;
    const error = { message: inLanguage(sentence, req.i18n.language), path: path.join(".") };
    throw new ValidationError({ errors: [error] }, req.t);
  };

const dateField = (
  options: Options,
  date: NonNullable<NonNullable<Options["admin"]>["date"]>,
  sentence: typeof UNREADABLE_DAY,
): DateField => ({
  ...options,
  type: "date",
  hooks: { ...options.hooks, beforeValidate: [refuseUnreadable(sentence)] },
  admin: { ...options.admin, date, components: { ...options.admin?.components, Field: "/admin/dates/date-field#DateField" } },
});

/** A day, typed as 09/03/2026 or chosen in the calendar; stored as noon UTC. */
export const dayField = (options: Options): DateField =>
  dateField(options, { pickerAppearance: "dayOnly", displayFormat: "dd/MM/yyyy" }, UNREADABLE_DAY);

/** Day and time, typed as 09/03/2026 14:30 or chosen in the calendar. */
export const timeField = (options: Options): DateField =>
  dateField(options, { pickerAppearance: "dayAndTime", displayFormat: "dd/MM/yyyy HH:mm", timeFormat: "HH:mm" }, UNREADABLE_TIME);
