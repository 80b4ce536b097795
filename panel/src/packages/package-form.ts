import { addDays, dayIn, isDay, startOfDayIn } from "../../../src/domain/day";
import { environment } from "../environment";
import type { PackageTalent } from "../contract/package";
import { readTalents } from "./package-talents";

/** The fields of a package as its form has them. */
export type PackageForm = {
  title: string;
  /** Null where the account may not know it. */
  client: string | null;
  message: string | null;
  language: "pt" | "en";
  talents: PackageTalent[];
  showsMeasurements: boolean;
  showsAge: boolean;
  showsVideos: boolean;
  showsContact: boolean;
  /** The last day on which the link works. */
  expiresOn: string;
};

const DEFAULT_DAYS = 30;

export const emptyForm = (now: Date): PackageForm => ({
  title: "",
  client: "",
  message: "",
  language: "pt",
  talents: [],
  showsMeasurements: true,
  showsAge: true,
  showsVideos: true,
  showsContact: true,
  expiresOn: addDays(dayIn(environment.timeZone, now), DEFAULT_DAYS),
});

/** The end of a day at the agency. */
export const endOfDay = (day: string): string => startOfDayIn(environment.timeZone, addDays(day, 1));

/** The last day before a time that `endOfDay` made. */
export const lastDayOf = (time: string): string => dayIn(environment.timeZone, new Date(Date.parse(time) - 1));

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** The fields to save, of a request's body; Payload validates them. Null when the body cannot be one of the form. */
export const readForm = (body: Record<string, unknown>) => {
  const expiresOn = textOf(body.expiresOn);
  if (!isDay(expiresOn) || !Array.isArray(body.talents)) return null;
  return {
    title: textOf(body.title),
    ...(body.client === null ? {} : { client: textOf(body.client) }),
    ...(body.message === null ? {} : { message: textOf(body.message) }),
    language: body.language === "en" ? ("en" as const) : ("pt" as const),
    talents: readTalents(body.talents),
    showsMeasurements: body.showsMeasurements === true,
    showsAge: body.showsAge === true,
    showsVideos: body.showsVideos === true,
    showsContact: body.showsContact === true,
    expiresAt: endOfDay(expiresOn),
  };
};
