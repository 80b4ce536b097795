import { TICKET_PATH } from "../config/routes";
import { getJson } from "./get-json";

/** The ticket contains the time at which the form was opened; null on failure. */
export const fetchTicket = async (): Promise<string | null> => {
  const answer = await getJson<{ ticket: string }>(TICKET_PATH);
  return answer.ok ? answer.value.ticket : null;
};
