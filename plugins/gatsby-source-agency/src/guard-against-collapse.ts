import { failure, success, type Result } from "../../../src/domain/result";
import { COLLAPSE_MIN_TALENTS } from "./constants";
import { FAILURE_CODES, type BuildFailure } from "./failures";

/** Fails when more than half of the talents have disappeared since the last build; `previous` is null before the first build. */
export const guardAgainstCollapse = (count: number, previous: number | null): Result<number, BuildFailure> => {
  if (previous === null || previous < COLLAPSE_MIN_TALENTS || count >= previous / 2) return success(count);
  return failure({
    code: FAILURE_CODES.collapse,
    sentence: `${count} talents are left of ${previous} in the last build; if so many were withdrawn on purpose, run "npm run release -- accept" (without the gateway "npx gatsby clean").`,
  });
};
