import { randomBytes } from "node:crypto";

/** A new id, `20260301120000000-0a1b2c`: the time in UTC and a random suffix. Ids sort by time. */
export const releaseId = (at: Date): string => `${at.toISOString().replace(/\D/g, "")}-${randomSuffix()}`;

/** Another id with the same time. */
export const siblingId = (id: string): string => `${id.split("-")[0]}-${randomSuffix()}`;

const randomSuffix = (): string => randomBytes(3).toString("hex");

export const isReleaseId = (name: string): boolean => /^\d{17}-[0-9a-f]{6}$/.test(name);

/** Null for a text that does not begin with a time. */
export const releaseDate = (id: string): Date | null => {
  const digits = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})-/.exec(id);
  if (digits === null) return null;
  const [, year, month, day, hours, minutes, seconds, milliseconds] = digits;
  return new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
};
