import { trackRequest } from "../live/request-progress";

/** The part of Gatsby's page loader (`window.___loader`) that every navigation calls, Back and Forward included. */
export interface PageLoader {
  loadPage: (path: string) => Promise<{ status?: string } | undefined>;
}

/**
 * Counts each page load of a navigation for the progress bar. Gatsby's own hooks run only when the page has arrived, or
 * after a second. A prefetch does not call `loadPage`.
 */
export const trackNavigations = (loader: PageLoader): void => {
  const { loadPage } = loader;
  loader.loadPage = (path) => trackRequest(loadPage(path), (page) => page === undefined || page.status === "error");
};
