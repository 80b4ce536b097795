import { routes } from "../config/routes";
import { SELECTION_LIMIT } from "./favorites";
import { toTalentId } from "./stored-favorites";
import { decodeComponent } from "../lib/url";

const IDS_PARAMETER = "ids";

/** Ids are encoded twice, because messaging apps may encode the commas between them: a comma inside an id stays different. */
const encodeTwice = (talentId: string): string => encodeURIComponent(encodeURIComponent(talentId));

/** The address contains only ids. In the default language. */
export const sharedSelectionPath = (talentIds: readonly string[]): string =>
  `${routes.selection()}?${IDS_PARAMETER}=${talentIds.map(encodeTwice).join(",")}`;

/** In order and without duplicates; null when the address shares no selection. */
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
