/** When a release was made, as its id says: `20260301120000000-0a1b2c` → `2026-03-01T12:00:00.000Z`; null for any other id. */
export const releaseTime = (id: string): string | null => {
  const digits = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{3})-/.exec(id);
  if (digits === null) return null;
  const [, year, month, day, hours, minutes, seconds, milliseconds] = digits;
  return `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`;
};
