import { parseBoardAddress } from "../../config/board-routes";
import { parseCastingAddress } from "../../config/casting-address";
import { isRecord } from "../../lib/json";
import { splitAddress } from "../../lib/url";

export interface TalentLocation {
  pathname: string;
  search: string;
  hash?: string;
  /** Not validated. */
  state?: unknown;
}

interface RouterState {
  /** The address of the list that the visitor came from; null when unknown or no list's. */
  listAddress: string | null;
  /** True when the full view was opened on this page, so that closing it goes back. */
  isOpenedHere: boolean;
}

export const readRouterState = (state: unknown): RouterState => {
  const { listAddress = null, isOpenedHere = false } = isRecord(state) ? state : {};
  return { listAddress: isList(listAddress) ? listAddress : null, isOpenedHere: isOpenedHere === true };
};

const isList = (address: unknown): address is string => {
  if (typeof address !== "string") return false;
  const { pathname, search } = splitAddress(address);
  return parseBoardAddress(pathname) !== null || parseCastingAddress(pathname, search) !== null;
};
