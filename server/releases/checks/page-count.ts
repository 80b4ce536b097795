import { failure, success, type Result } from "../../../src/domain/result";

/** The share of its pages that a site keeps from one release to the next, unless somebody says that fewer are right. */
const KEPT_SHARE = 0.5;

/** A smaller site may shrink as it likes. */
const MIN_PAGES = 100;

/** How many pages a list of files holds. */
export const countPages = (paths: Iterable<string>): number => {
  let count = 0;
  for (const path of paths) if (path.endsWith(".html")) count += 1;
  return count;
};

/** Refuses a site that has lost most of its pages; `before` is null where no release serves. */
export const checkPageCount = (count: number, before: number | null): Result<null, string> => {
  if (before === null || before < MIN_PAGES || count >= before * KEPT_SHARE) return success(null);
  return failure(
    `the build has ${count} pages and the site ${before}; if so many were withdrawn on purpose, run "npm run release -- accept"`,
  );
};
