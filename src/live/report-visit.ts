/** Tells the service worker which page the visitor is on, so that it keeps that page for offline use: a client-side navigation makes no request for it. */
export const reportVisit = (pathname: string): void => navigator.serviceWorker?.controller?.postMessage({ visited: pathname });
