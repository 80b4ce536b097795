import type { Payload } from "payload";

import { environment } from "../environment";
import { nameError } from "../../../src/lib/describe-error";
import { callGateway } from "../publication/index";

/** Present while the site has not confirmed the announcement of a removal. */
const KEY = "loss-to-announce";
const TIMEOUT_MS = 10_000;

/** Makes the job announce the loss to the site every minute until the site responds. */
export const expectLoss = (payload: Payload): Promise<void> => payload.kv.set(KEY, { since: new Date().toISOString() });

/** Announces to the site that its next build intentionally loses most pages; otherwise the site rejects that build. Never rejects. */
export const announceLoss = async (payload: Payload): Promise<void> => {
  try {
    if (!(await payload.kv.has(KEY))) return;
    const { publishUrl, publishSecret } = environment;
    if (publishUrl !== null && publishSecret !== null) {
      const response = await callGateway(publishUrl, publishSecret, { reason: "demo removed", loss: true, timeoutMs: TIMEOUT_MS });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`answered ${response.status}`);
    }
    await payload.kv.delete(KEY);
  } catch (error) {
    payload.logger.warn(`The site was not told that the demo was removed (${nameError(error)}); the next attempt is in a minute`);
  }
};
