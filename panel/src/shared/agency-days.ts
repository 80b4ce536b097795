import { addDays, type Day, dayIn, startOfDayIn } from "../../../src/domain/day";
import { environment } from "../environment";

/** The agency's calendar day at a time. */
export const dayOf = (instant: Date): Day => dayIn(environment.timeZone, instant);

/** The start of a day at the agency, or of the day some days after it, as ISO 8601. */
export const startOfDay = (day: Day, daysAfter = 0): string => startOfDayIn(environment.timeZone, addDays(day, daysAfter));
