/** The part of the router's location that the talent's page reads. */
export interface TalentPlace {
  pathname: string;
  search: string;
  /** The router's state; not validated. */
  state?: unknown;
}

/** The router state that our links pass on. */
export interface VisitState {
  /** The address of the list that the visitor came from. */
  listAddress: string | null;
  /** True when the full view was opened on this page, so that closing it goes back. */
  isOpenedHere: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

export const readVisitState = (state: unknown): VisitState => {
  const { listAddress = null, isOpenedHere = false } = isRecord(state) ? state : {};
  return { listAddress: typeof listAddress === "string" ? listAddress : null, isOpenedHere: isOpenedHere === true };
};
