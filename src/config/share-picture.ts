/** The preview picture of a page in social networks; width and height in pixels, null when unknown. */
export interface SharePicture {
  /** Without the host. */
  address: string;
  width: number | null;
  height: number | null;
}

/**
 * For pages without a picture of their own, in the size that social networks recommend. A file of `static/`; for an
 * agency with an identity of its own, the build overwrites it.
 */
export const SHARE_PICTURE = { address: "/share.png", width: 1200, height: 630 } as const satisfies SharePicture;
