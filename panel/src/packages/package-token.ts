/** Null without the site's address. */
export const packageLink = (siteUrl: string | null, token: string): string | null =>
  siteUrl === null ? null : `${siteUrl}/pacote/${token}`;
