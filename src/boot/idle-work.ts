import { countVisits, visits } from "../live/visits";
import { selection } from "../selection/selection";
import { registerServiceWorker } from "./register-service-worker";

/** Starts what no page needs for its first view; loaded when the browser is idle, so that it is not part of the first scripts. */
export const startIdleWork = (): void => {
  registerServiceWorker();
  selection.onAdded(visits.select);
  window.addEventListener(PAGE_SHOWN, () => visits.show(window.location));
  void countVisits();
};

/** The event of `browser-hooks` after each navigation. */
const PAGE_SHOWN = "pageshown";
