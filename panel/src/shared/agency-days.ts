import { addDays, type Day, dayIn, startOfDayIn } from "../../../src/domain/day";
import { environment } from "../environment";

/** The calendar day in the agency's time zone. */
export const dayOf = (instant: Date): Day => dayIn(environment.timeZone, instant);

/** The start of the day `daysAfter` days later, in the agency's time zone, as ISO 8601. */
export const startOfDay = (day: Day, daysAfter = 0): string => startOfDayIn(environment.timeZone, addDays(day, daysAfter));
