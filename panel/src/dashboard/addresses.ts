import type { EntryKind } from "../contract/entry";
import type { CareList } from "./care";

const ENTRY_LISTS: Readonly<Record<EntryKind, string>> = {
  getScouted: "applications",
  contact: "enquiries",
  workshopContact: "registrations",
};

/** In the address, instead of a care list's name. */
export const DELIVERIES = "deliveries";

type EntryFilter = {
  status: "new" | "seen";
  /** Only entries that arrived after this time, ISO 8601. */
  since?: string;
};

export const entryListAddress = (adminRoute: string, kind: EntryKind, filter: EntryFilter): string =>
  `${adminRoute}/${ENTRY_LISTS[kind]}?${new URLSearchParams(filter).toString()}`;

export const careAddress = (adminRoute: string, list: CareList, page = 1): string =>
  `${adminRoute}/care/${list}${page === 1 ? "" : `?page=${page}`}`;

export const deliveriesAddress = (adminRoute: string): string => `${adminRoute}/care/${DELIVERIES}`;
