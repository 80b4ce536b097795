/** The picture that social networks show for a page; width and height in pixels, null when unknown. */
export interface SharePicture {
  /** Without the host. */
  address: string;
  width: number | null;
  height: number | null;
}

/**
 * The picture of pages that have none of their own, in the size that social networks ask for: a file of `static/`, over which the
 * build draws that of an agency with an identity of its own.
 */
export const SHARE_PICTURE = { address: "/share.png", width: 1200, height: 630 } as const satisfies SharePicture;
