import { useEffect } from "react";
import { headHandlerForBrowser as useRenderedHead } from "../../.cache/head/head-export-handler-for-browser";

type Page = Parameters<typeof useRenderedHead>[0];

let loadedLocation: object | null = null;

/** Calls one effect, as Gatsby's own hook does, so that both branches have the same order of hooks. */
const useHeadAsSent = (): void => useEffect(() => undefined);

/**
 * Renders a page's head as Gatsby does, except for the page that the browser loaded: its HTML has the head that the gateway sent.
 * For a talent without a built page, Gatsby would replace it by the not-found page's robots and description.
 */
export const usePageHead = (page: Page): void => {
  const { location } = page.pageComponentProps;
  loadedLocation ??= location;
  const useHead = location === loadedLocation ? useHeadAsSent : useRenderedHead;
  useHead(page);
};

export { usePageHead as headHandlerForBrowser };
