/** The service worker caches the current page for offline use: a client-side navigation does not request it. */
export const reportVisit = (pathname: string): void => navigator.serviceWorker?.controller?.postMessage({ visited: pathname });
