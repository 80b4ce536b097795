export const CONSENT_SCOPES = ["site", "social", "print", "campaigns", "digitals"] as const;
export type ConsentScope = (typeof CONSENT_SCOPES)[number];
