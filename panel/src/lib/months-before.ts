/** The same day some months earlier, in UTC; the last day of a shorter month. */
export const monthsBefore = (now: Date, months: number): Date => {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // One month before 31 March is the last day of February, not 3 March.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date;
};
