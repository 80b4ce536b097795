import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { GatsbyBrowser } from "gatsby";
import { announcePage } from "./src/components/site/announce-page";
import { forgetReload, isChunkFailure, mayReload } from "./src/components/site/chunk-failure";
import { openSelection, selection } from "./src/selection/selection";
import { parseTalentAddress } from "./src/config/routes";
import { nextTask } from "./src/gatsby/next-task";
import { listenForInstallOffer } from "./src/components/site/install-offer";
import { pressEarlyButton } from "./src/components/site/early-button";
import { tellPageLanguage } from "./src/components/site/page-language";
import { registerOfflineWorker, tellVisited } from "./src/components/site/register-offline-worker";
import { trackNavigations } from "./src/components/site/track-navigations";
import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/global.css";

export { wrapPageElement } from "./src/components/site/wrap-page-element";
export { wrapRootElement } from "./src/components/site/wrap-root-element";

/** Pages are fetched on hover, focus and touch (see `components/ui/link`), not whenever a link is in view. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** A page comes to life in slices: as one long task it would keep a slow telephone from answering the first tap. */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element): void =>
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });

/**
 * Where the page's own script is what did not arrive, no component is there yet to notice. The router begins after it,
 * in a task of its own.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  await nextTask();
  openSelection();
  // Loaded with the first choice: most visits have none.
  selection.onAdded((talentId) => void import("./src/features/shortlist/keep-at-hand").then(({ keepAtHand }) => keepAtHand(talentId), () => undefined));
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (isChunkFailure(reason) && mayReload()) window.location.reload();
  });
  listenForInstallOffer();
  await nextTask();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // From here on the router answers clicks, and fetches a page's data instead of the page.
  document.querySelector('script[type="speculationrules"]')?.remove();
  pressEarlyButton();
  if (window.___loader) trackNavigations(window.___loader);
  if (process.env.NODE_ENV === "production") registerOfflineWorker();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  tellPageLanguage(location.pathname);
  if (!prevLocation) return;
  forgetReload();
  announcePage();
  tellVisited(location.pathname);
};

/** A tab or a picture in full view is another query of the same talent's page: the visitor stays where they are. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) => {
  const { pathname } = routerProps.location;
  return prevRouterProps?.location.pathname !== pathname || parseTalentAddress(pathname) === null;
};
