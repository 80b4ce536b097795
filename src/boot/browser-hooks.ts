import type { GatsbyBrowser } from "gatsby";
import { parseTalentAddress } from "../config/routes";
import { allowReload, isChunkFailure, claimReload } from "../components/layout/chunk-failure";
import { listenForInstallOffer } from "../components/layout/install-offer";
import { whenIdle } from "../components/ui/when-idle";
import { openSelection, selection } from "../selection/selection";
import type * as IdleWork from "./idle-work";
import { nextTask } from "./next-task";
import { pressEarlyButton } from "./press-early-button";
import { setDocumentLanguage } from "./set-document-language";
import { trackNavigations } from "./track-navigations";

/** One chunk for all code that no first view needs, since the first scripts contain the name of every chunk. */
const withIdleWork = (use: (work: typeof IdleWork) => void): void =>
  void import(/* webpackChunkName: "idle" */ "./idle-work").then(use, () => undefined);

/**
 * Gatsby would prefetch every link in view at once. `prefetch-cards` prefetches cards one after another, and Gatsby other links on
 * hover, focus and touch.
 */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/**
 * Handles failed chunks here, since the page's own chunk may fail to load before an error boundary mounts. Gatsby waits for the
 * promise, so that the router starts in a task of its own.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  await nextTask();
  openSelection();
  selection.onAdded((talentId) => withIdleWork((work) => work.addSelected(talentId)));
  window.addEventListener("unhandledrejection", ({ reason }) => {
    if (isChunkFailure(reason) && claimReload()) window.location.reload();
  });
  listenForInstallOffer();
  await nextTask();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // From here on the router handles clicks and prefetches page data instead of pages.
  document.querySelector('script[type="speculationrules"]')?.remove();
  pressEarlyButton();
  if (window.___loader) trackNavigations(window.___loader);
  if (process.env.NODE_ENV === "production") whenIdle(() => withIdleWork((work) => work.startIdleWork()));
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  setDocumentLanguage(location.pathname);
  if (!prevLocation) return;
  allowReload();
  announcePage();
  withIdleWork((work) => work.showPage(location));
};

/** Keeps the scroll position when only the query of a talent's page changes: its tabs and pictures are queries. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) => {
  const { pathname } = routerProps.location;
  return prevRouterProps?.location.pathname !== pathname || parseTalentAddress(pathname) === null;
};

/**
 * Announces the new page's heading to screen readers. Gatsby's own words are "Navigated to …" in English on every page;
 * this replaces them in the same frame, so that only the heading is read.
 */
const announcePage = (): void => {
  requestAnimationFrame(() => {
    const announcer = document.getElementById("gatsby-announcer");
    const heading = document.querySelector("main:not([hidden]) h1");
    if (announcer) announcer.textContent = heading?.textContent ?? document.title;
  });
};
