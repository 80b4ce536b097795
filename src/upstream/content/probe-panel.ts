import type { UpstreamClient } from "../http";
import { fetchDocument } from "./fetch-document";

/** Whether the panel answers a small signed-in call of the contract with JSON, within the client's limits and without a second attempt. */
export const probePanel = async (client: UpstreamClient): Promise<boolean> => {
  const document = await fetchDocument(client, "/api/customizations", { retries: 0 });
  return document.ok;
};
