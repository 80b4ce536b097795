import { newCountPath, type NewCount } from "../config/list-feed";
import type { Result } from "../domain/result";
import { getJsonInBackground, type LiveFailure } from "./get-json";

/** `since`: a day as `yyyy-mm-dd`. */
export const fetchNewCount = (address: string, since: string): Promise<Result<NewCount, LiveFailure>> =>
  getJsonInBackground<NewCount>(newCountPath(address, since));
