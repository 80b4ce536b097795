import { routes } from "../config/routes";
import type { EntryName } from "./entry-fields";

const ADDRESSES: Readonly<Record<EntryName, string>> = {
  contact: routes.contact(),
  workshopContact: routes.workshop(),
  getScouted: routes.scouting(),
};

/** Only the page that removes images sends a subject. */
export const formAddress = (entry: EntryName, subject = ""): string => (subject === "" ? ADDRESSES[entry] : routes.removeImages());
