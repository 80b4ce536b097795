/** Sends a new service worker the names of the files that the page loaded before the worker took control. */
const reportLoadedFiles = (): void => {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  navigator.serviceWorker.controller?.postMessage({ visited: window.location.pathname, files });
};

/** Does nothing in a browser without service workers, on plain HTTP, or when registration is refused. */
export const registerServiceWorker = (): void => {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return;
  serviceWorker.addEventListener("controllerchange", reportLoadedFiles);
  const register = (): void => void serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
};
