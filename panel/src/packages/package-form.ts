import { addDays, dayIn, isDay, startOfDayIn } from "../../../src/domain/day";
import { environment } from "../environment";
import type { PackageTalent } from "../contract/package";
import { readTalents } from "./package-talents";

export type PackageForm = {
  title: string;
  /** Null when the account may not read it. */
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

/** In the agency's time zone. */
export const endOfDay = (day: string): string => startOfDayIn(environment.timeZone, addDays(day, 1));

/** The inverse of `endOfDay`. */
export const lastDayOf = (time: string): string => dayIn(environment.timeZone, new Date(Date.parse(time) - 1));

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Converts a request's body to the fields to save; Payload validates them. Null when the body does not come from the form. */
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
