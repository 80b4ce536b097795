import { bilingual } from "./bilingual";

/** Why a date is refused, by the appearance of its field. */
export const UNREADABLE_DATE = {
  dayOnly: bilingual(
    "Esta data não existe ou não pode ser lida. Escreva dia, mês e ano: 09/03/2026.",
    "This date does not exist or cannot be read. Write day, month and year: 09/03/2026.",
  ),
  dayAndTime: bilingual(
    "Esta data não existe ou não pode ser lida. Escreva dia, mês, ano e hora: 09/03/2026 14:30.",
    "This date does not exist or cannot be read. Write day, month, year and time: 09/03/2026 14:30.",
  ),
};

/** Shown in an empty field. */
export const DATE_PLACEHOLDER = {
  dayOnly: bilingual("dd/mm/aaaa", "dd/mm/yyyy"),
  dayAndTime: bilingual("dd/mm/aaaa 00:00", "dd/mm/yyyy 00:00"),
};
