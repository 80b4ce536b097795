import { splitLocale } from "../../../src/config/routes";
import type { Locale } from "../../../src/domain/locale";
import { failure, success, type Result } from "../../../src/domain/result";

/** A release must have at least this share of the pages before it, unless an operator accepts the loss. */
const MIN_SHARE = 0.5;

/** The check applies from this number of pages on. */
const MIN_PAGES = 100;

export const countPages = (paths: Iterable<string>, languages: readonly Locale[]): number => {
  let count = 0;
  for (const path of paths) if (path.endsWith(".html") && languages.includes(splitLocale(`/${path}`).locale)) count += 1;
  return count;
};

/** `before` is null when there is no current release, and when a loss of pages was accepted. */
export const checkPageCount = (count: number, before: number | null): Result<null, string> => {
  if (before === null || before < MIN_PAGES || count >= before * MIN_SHARE) return success(null);
  return failure(
    `the build has ${count} pages and the site ${before}; if so many were withdrawn on purpose, run "npm run release -- accept"`,
  );
};
