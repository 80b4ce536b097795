import { addDays, isDay } from "../../../src/domain/day";
import { dayOf } from "../shared/agency-days";
import { textOf } from "../shared/search-params";
import { ACTION_LABELS } from "./words";

/** For actions without an account, such as a deadline. */
export const NO_ACCOUNT = "none";

/** Empty texts stand for any. `from` and `until` are days at the agency, both included. */
export type AuditQuery = { from: string; until: string; account: string; action: string; store: string };

const DEFAULT_DAYS = 30;

const dayFrom = (value: unknown): string => {
  const text = textOf(value);
  return isDay(text) ? text : "";
};

/** Reads the fields of the form; a value that no form sends is left out. Without a field for the first day, the last 30 days. */
export const readAuditQuery = (fields: Readonly<Record<string, unknown>>, now: Date): AuditQuery => {
  const account = textOf(fields.account);
  const action = textOf(fields.action);
  return {
    from: "from" in fields ? dayFrom(fields.from) : addDays(dayOf(now), -DEFAULT_DAYS),
    until: dayFrom(fields.until),
    account: account === NO_ACCOUNT || /^\d{1,9}$/.test(account) ? account : "",
    action: Object.hasOwn(ACTION_LABELS, action) ? action : "",
    store: textOf(fields.store),
  };
};
