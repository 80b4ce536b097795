/** Calls of a family's page; the body contains the key. */
export const requestCall = (reference: string, action: "status" | "erase"): string =>
  `/api/requests/${encodeURIComponent(reference)}/${action}`;

/** For forms of browsers without scripts: the body contains reference and key, and the answer is a page. */
export const REQUEST_PAGE_CALLS = { status: "/api/requests/status", erase: "/api/requests/erase" } as const;

/** Calls of the page of a guardian's link; the body contains the token. */
export const CONFIRMATION_CALLS = { show: "/api/confirmations/show", confirm: "/api/confirmations/confirm" } as const;
