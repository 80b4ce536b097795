/** Reports the current page to the service worker, which caches it for offline use: a client-side navigation does not request it. */
export const reportVisit = (pathname: string): void => navigator.serviceWorker?.controller?.postMessage({ visited: pathname });
