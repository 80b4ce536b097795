/** A calendar day as `yyyy-mm-dd`. */
export type Day = string;

/** Today's calendar day in a time zone such as `America/Sao_Paulo`. */
export const dayIn = (timeZone: string, instant: Date): Day =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(instant);

/** Whole years between two days; somebody born on 29 February turns a year older on 1 March. */
export const ageOn = (birthdate: Day, today: Day): number => {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
};
