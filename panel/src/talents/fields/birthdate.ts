import { type FieldHook, type TextField, ValidationError } from "payload";

import { parseDay, dayIn, isPastDay } from "../../../../src/domain/day";
import { environment } from "../../environment";
import { bilingual, inLanguage } from "../../shared/bilingual";

const UNREADABLE = bilingual(
  "Esta data não existe ou não pode ser lida. Escreva dia, mês e ano: 09/03/2016.",
  "This date does not exist or cannot be read. Write day, month and year: 09/03/2016.",
);

const IMPOSSIBLE = bilingual(
  "Esta data ainda vem, ou é de mais de 120 anos atrás.",
  "This date is still to come, or more than 120 years ago.",
);

const problemOf = (day: string | null) => {
  if (day === null) return UNREADABLE;
  return isPastDay(day, dayIn(environment.timeZone, new Date())) ? null : IMPOSSIBLE;
};

/**
 * Stores the entered day as `yyyy-mm-dd`. Rejects any other text, in drafts too: a missing birthdate would hide that a talent is a minor.
 */
const readBirthdate: FieldHook = ({ value, req }) => {
  if (typeof value !== "string" || value.trim() === "") return value;
  const day = parseDay(value);
  const problem = problemOf(day);
  if (problem === null) return day;
  const message = inLanguage(problem, req.i18n.language);
  throw new ValidationError({ collection: "talents", errors: [{ message, path: "birthdate" }] }, req.t);
};

export const birthdateField: TextField = {
  name: "birthdate",
  type: "text",
  label: bilingual("Nascimento", "Birthdate"),
  hooks: { beforeValidate: [readBirthdate] },
  admin: {
    placeholder: "09/03/2016",
    components: {
      Field: "/talents/fields/birthdate-field#BirthdateField",
      Cell: "/talents/fields/birthdate-cell#BirthdateCell",
    },
    description: bilingual(
      "Dia, mês e ano. Nunca aparece no site, que mostra só a idade em anos.",
      "Day, month and year. Never shown on the site, which shows the age in years only.",
    ),
  },
};
