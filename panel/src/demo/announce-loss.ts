import type { Payload } from "payload";

import { environment } from "../environment";
import { nameError } from "../../../src/lib/describe-error";
import { callGateway } from "../publication/index";

/** Set while the site was not told of a removal yet. */
const KEY = "loss-to-announce";
const TIMEOUT_MS = 10_000;

/** From now on, the site is to be told that most of its pages go on purpose; until it answers, every minute. */
export const expectLoss = (payload: Payload): Promise<void> => payload.kv.set(KEY, { since: new Date().toISOString() });

/** Tells the site that its next build loses most pages on purpose, which it would otherwise refuse. Never rejects. */
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
