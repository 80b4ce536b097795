import { timingSafeEqual } from "node:crypto";

/** Nobody reads and fills a form faster. */
const FASTEST_MS = 2_000;

/** `tooFast` passes by waiting; `forged` was not given out here. */
export type TicketProblem = "tooFast" | "forged";

export interface TicketOptions {
  now: () => number;
  /** A signature that outlives a restart, as a form may stay open for days. */
  sign: (text: string) => string;
}

/** When the form was opened, signed, so that a browser cannot make it up: `{milliseconds}.{signature}`. */
export const issueTicket = ({ now, sign }: TicketOptions): string => {
  const time = String(now());
  return `${time}.${sign(time)}`;
};

/** Null where the ticket is right. */
export const ticketProblem = (ticket: string, { now, sign }: TicketOptions): TicketProblem | null => {
  const [time = "", signature = ""] = ticket.split(".", 2);
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(time))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return "forged";
  return now() - Number(time) < FASTEST_MS ? "tooFast" : null;
};
