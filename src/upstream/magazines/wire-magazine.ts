import type { InferType } from "yup";
import { optionalText, requiredText, wireRecord } from "../wire-fields";

/** An item of GET /posts/magazine/{lang}/magazine; nothing outside src/upstream may import it. */
export const wireMagazine = wireRecord({
  id: requiredText(),
  title: requiredText(),
  description: optionalText(),
  cover: optionalText(),
  /** Comma-separated paths of page images. */
  content: optionalText(),
  created_at: optionalText(),
});

export type WireMagazine = InferType<typeof wireMagazine>;
