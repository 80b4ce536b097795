import { cacheForOffline } from "../features/selection/cache-for-offline";
import { reportVisit } from "../live/report-visit";
import { countVisits, visits } from "../live/visits";
import { prefetchCards } from "./prefetch-cards";
import { registerServiceWorker } from "./register-service-worker";
import { showPressedCover } from "./show-pressed-cover";

/** To be called once, when the browser is idle after the first view. */
export const startIdleWork = (): void => {
  showPressedCover();
  prefetchCards((path) => window.___loader?.hovering(path));
  registerServiceWorker();
  void countVisits();
};

/** To be called after each navigation. */
export const showPage = (location: Pick<Location, "pathname" | "search">): void => {
  reportVisit(location.pathname);
  visits.show(location);
};

export const addSelected = (reference: string): void => {
  visits.select(reference);
  void cacheForOffline(reference);
};
