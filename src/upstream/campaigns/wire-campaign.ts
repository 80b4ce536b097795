import type { InferType } from "yup";
import { optionalText, requiredText, wireRecord } from "../wire-fields";

/** An item of GET /posts/campaigns/{lang}; nothing outside src/upstream may import it. */
export const wireCampaign = wireRecord({
  id: requiredText(),
  slug: requiredText(),
  title: requiredText(),
  cover: optionalText(),
  content: optionalText(),
  created_at: optionalText(),
});

export type WireCampaign = InferType<typeof wireCampaign>;
