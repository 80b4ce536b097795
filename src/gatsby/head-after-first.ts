import { useEffect } from "react";
import { headHandlerForBrowser as useDrawnHead } from "../../.cache/head/head-export-handler-for-browser";

type Page = Parameters<typeof useDrawnHead>[0];

/** Where the document was sent to. */
let sentTo: object | null = null;

/** An effect, as Gatsby's own is one: React then finds the same order of hooks on either way. */
const useHeadAsSent = (): void => useEffect(() => undefined);

/**
 * Gatsby's drawing of a page's head, from the first page on that the visitor goes to. The page that they came to has
 * its head already, and drawing it once more would cost a slow telephone a tenth of a second.
 */
export const usePageHead = (page: Page): void => {
  const { location } = page.pageComponentProps;
  sentTo ??= location;
  const useHead = location === sentTo ? useHeadAsSent : useDrawnHead;
  useHead(page);
};

export { usePageHead as headHandlerForBrowser };
