/** The gateway's calls for the page of an acknowledged form; the key is in the body. */
export const requestCall = (reference: string, action: "status" | "erase"): string =>
  `/api/requests/${encodeURIComponent(reference)}/${action}`;

/** The same for forms of browsers without scripts, which hold reference and key; the answer is a page. */
export const REQUEST_PAGE_CALLS = { status: "/api/requests/status", erase: "/api/requests/erase" } as const;

/** The gateway's calls for a guardian's link; the token is in the body. */
export const CONFIRMATION_CALLS = { show: "/api/confirmations/show", confirm: "/api/confirmations/confirm" } as const;
