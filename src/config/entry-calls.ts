/** Calls of a family's page; the body contains the key. */
export const familyPageCall = (reference: string, action: "status" | "erase"): string =>
  `/api/family-pages/${encodeURIComponent(reference)}/${action}`;

/** For forms of browsers without scripts: the body contains reference and key, and the answer is a page. */
export const FAMILY_FORM_CALLS = { status: "/api/family-pages/status", erase: "/api/family-pages/erase" } as const;

/** Calls of the page of a guardian's link; the body contains the token. */
export const CONFIRMATION_CALLS = { show: "/api/confirmations/show", confirm: "/api/confirmations/confirm" } as const;
