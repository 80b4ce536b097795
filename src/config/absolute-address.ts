/** The absolute address of a path; the home page's has no trailing slash. */
export const absoluteAddress = (siteUrl: string, path: string): string =>
  path === "/" ? siteUrl : `${siteUrl}${encodeURI(path).replaceAll("%25", "%")}`;
