/** Where a visitor is: the part of the router's location that the talent's page reads. */
export interface TalentPlace {
  pathname: string;
  search: string;
  /** What the link that led here left; anybody may have written it. */
  state?: unknown;
}

/** What links on the way hand on. */
export interface VisitState {
  /** The address of the list that the visitor came from. */
  listAddress: string | null;
  /** The full view was opened from this page, so that Back closes it. */
  isOpenedHere: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

export const readVisitState = (state: unknown): VisitState => {
  const { listAddress = null, isOpenedHere = false } = isRecord(state) ? state : {};
  return { listAddress: typeof listAddress === "string" ? listAddress : null, isOpenedHere: isOpenedHere === true };
};
