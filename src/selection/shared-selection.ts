import { routes } from "../config/routes";
import { SELECTION_LIMIT } from "./favorites";
import { toTalentId } from "./stored-favorites";
import { decodeComponent } from "../lib/url";

const IDS_PARAMETER = "ids";

/** Messengers encode the commas between ids as they like, so an id's own must not look like them once decoded. */
const encodeTwice = (talentId: string): string => encodeURIComponent(encodeURIComponent(talentId));

/** The address that shares a selection: ids alone, in the default language. */
export const sharedSelectionPath = (talentIds: readonly string[]): string =>
  `${routes.selection()}?${IDS_PARAMETER}=${talentIds.map(encodeTwice).join(",")}`;

/** The ids that an address shares, in their order, each once; null where it shares none, and is one's own. */
export const parseSharedSelection = (search: string): readonly string[] | null => {
  const shared = new URLSearchParams(search).get(IDS_PARAMETER);
  if (shared === null) return null;
  const ids = shared.split(",").map(decode);
  return [...new Set(ids.flatMap((id) => id ?? []))].slice(0, SELECTION_LIMIT);
};

const decode = (encoded: string): string | null => {
  const decoded = decodeComponent(encoded);
  return decoded === null ? null : toTalentId(decoded);
};
