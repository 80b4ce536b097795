/** Tells the worker where the visitor is, so that this page is there offline; it comes by no request of its own. */
export const tellVisited = (pathname: string): void => navigator.serviceWorker?.controller?.postMessage({ visited: pathname });

/** What this page was made of came before the worker was there. */
const tellAll = (): void => {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  navigator.serviceWorker.controller?.postMessage({ visited: window.location.pathname, files });
};

/** Starts the service worker once the page is complete; a browser without one, or that refuses, does without. */
export const registerOfflineWorker = (): void => {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return; // also on plain http
  serviceWorker.addEventListener("controllerchange", tellAll);
  const register = (): void => void serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
};
