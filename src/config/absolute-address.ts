/** A path of the site as a whole address; the home page's is the site's own, without a closing slash. */
export const absoluteAddress = (siteUrl: string, path: string): string =>
  path === "/" ? siteUrl : `${siteUrl}${encodeURI(path).replaceAll("%25", "%")}`;
