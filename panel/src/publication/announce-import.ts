import { environment } from "../environment";
import { callGateway } from "./signed-call";

const TIMEOUT_MS = 10_000;

/**
 * Announces everything that an import has published in one call: a call for each row would start builds all the time. Returns whether the
 * call succeeded; otherwise the site finds the changes at its next comparison of the content.
 */
export const announceImport = async (): Promise<boolean> => {
  const { publishUrl, publishSecret } = environment;
  if (publishUrl === null || publishSecret === null) return false;
  try {
    const response = await callGateway(publishUrl, publishSecret, { timeoutMs: TIMEOUT_MS, reason: "talents import" });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
};
