/** The home page's address has no trailing slash. */
export const absoluteAddress = (siteUrl: string, path: string): string =>
  path === "/" ? siteUrl : `${siteUrl}${encodeURI(path).replaceAll("%25", "%")}`;
