import { isRecord } from "../../lib/json";

/** The part of the router's location that the talent's page reads. */
export interface TalentLocation {
  pathname: string;
  search: string;
  /** The router's state; not validated. */
  state?: unknown;
}

/** The router state that our links pass on. */
interface RouterState {
  /** The address of the list that the visitor came from. */
  listAddress: string | null;
  /** True when the full view was opened on this page, so that closing it goes back. */
  isOpenedHere: boolean;
}

export const readRouterState = (state: unknown): RouterState => {
  const { listAddress = null, isOpenedHere = false } = isRecord(state) ? state : {};
  return { listAddress: typeof listAddress === "string" ? listAddress : null, isOpenedHere: isOpenedHere === true };
};
