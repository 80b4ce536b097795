import { TICKET_PATH } from "../config/routes";
import { getJson } from "./get-json";

/** A form's ticket, which tells the gateway when the form was opened; null where there is none to be had. */
export const fetchTicket = async (): Promise<string | null> => {
  const answer = await getJson<{ ticket: string }>(TICKET_PATH);
  return answer.ok ? answer.value.ticket : null;
};
