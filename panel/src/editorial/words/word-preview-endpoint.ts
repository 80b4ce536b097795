import type { Endpoint } from "payload";

import { isEditor } from "../../access/roles";
import { deskEndpoint, DeskRefusal, readJsonBody } from "../../access/desk-endpoint";
import { environment } from "../../environment";
import { wordPreviewAddress } from "../../publication/index";
import { OFFERED_GROUPS } from "./offered-words";
import { findWordFaults } from "./stored-words";
import { addWordPreview } from "./word-previews";

/**
 * POST /cms/api/desk/word-previews `{ words, route, locale }`: a signed address of the site that shows a page with unsaved words, for 55
 * minutes.
 */
export const wordPreviewEndpoint: Endpoint = deskEndpoint({
  method: "post",
  path: "/word-previews",
  access: isEditor,
  handler: async (req) => {
    const { words, route, locale } = await readJsonBody(req);
    const { siteUrl, previewSecret: secret } = environment;
    if (siteUrl === null || secret === null) throw new DeskRefusal(409, "no-preview");
    const isKnown = OFFERED_GROUPS.some((group) => group.route === route);
    if (!isKnown || typeof route !== "string" || findWordFaults(words).length > 0) throw new DeskRefusal(422, "invalid-words");
    const now = Date.now();
    const preview = { id: await addWordPreview(req.payload, words, now), route, locale: locale === "en" ? "en" : "pt" };
    return { address: wordPreviewAddress(preview, { siteUrl, secret, now }) };
  },
});
