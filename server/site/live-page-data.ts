import { encodeJson, type EncodedBody } from "../http/encoded-body";

/**
 * The data of a page that no build has made: that of the not-found page, under the page's own path, not encoded. Gatsby
 * adds an address's query to the path and then draws nothing, unless it is still the visited one before the question mark.
 */
export const livePageData = (notFoundData: Buffer, path: string): Promise<EncodedBody> => {
  const data: object = JSON.parse(notFoundData.toString());
  return encodeJson({ ...data, path });
};
