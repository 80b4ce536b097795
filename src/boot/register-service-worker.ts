/** Tells a new service worker about the files that the page loaded before the worker took control. */
const reportLoadedFiles = (): void => {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  navigator.serviceWorker.controller?.postMessage({ visited: window.location.pathname, files });
};

/** Registers the service worker once the page is loaded. Does nothing in a browser without one, on plain HTTP, or when registration is refused. */
export const registerServiceWorker = (): void => {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return;
  serviceWorker.addEventListener("controllerchange", reportLoadedFiles);
  const register = (): void => void serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
};
