import type { UpstreamClient } from "../http";
import { fetchDocument } from "./fetch-document";

/** Makes one small signed-in call without retries. */
export const probePanel = async (client: UpstreamClient): Promise<boolean> => {
  const document = await fetchDocument(client, "/api/customizations", { retries: 0 });
  return document.ok;
};
