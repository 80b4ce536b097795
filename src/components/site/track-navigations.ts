import { trackRequest } from "../../live/request-progress";

/** The part of Gatsby's page loader that every navigation goes through, Back and Forward included. */
export interface PageLoader {
  loadPage: (path: string) => Promise<{ status?: string } | undefined>;
}

/**
 * Counts each page that is fetched for a navigation. Gatsby's own hooks begin when the page has arrived, or after a
 * second. What is only fetched ahead on hover does not come this way.
 */
export const trackNavigations = (loader: PageLoader): void => {
  const { loadPage } = loader;
  loader.loadPage = (path) => trackRequest(loadPage(path), (page) => page === undefined || page.status === "error");
};
