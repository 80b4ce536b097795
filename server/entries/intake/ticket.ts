import { timingSafeEqual } from "node:crypto";

/** No person fills a form faster. */
const MIN_FILL_MS = 2_000;

/** `tooFast`: valid later; `forged`: not signed by this site. */
export type TicketProblem = "tooFast" | "forged";

export interface TicketOptions {
  now: () => number;
  /** Signs with a key that survives a restart, since a form may stay open for days. */
  sign: (text: string) => string;
}

/** The signed time at which the form was opened: `{milliseconds}.{signature}`. */
export const issueTicket = ({ now, sign }: TicketOptions): string => {
  const time = String(now());
  return `${time}.${sign(time)}`;
};

/** Null when the ticket is valid. */
export const ticketProblem = (ticket: string, { now, sign }: TicketOptions): TicketProblem | null => {
  const [time = "", signature = ""] = ticket.split(".", 2);
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(time))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return "forged";
  return now() - Number(time) < MIN_FILL_MS ? "tooFast" : null;
};
