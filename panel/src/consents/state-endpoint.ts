import { APIError, type Endpoint } from "payload";

import { isScout, isStaff } from "../access/roles";
import { isRecordId } from "../shared/record-id";
import { readTalentState } from "./read-consents";
import { allowsPublishing, type ConsentState, stateForEditors } from "./rules";

export type ConsentStateReply = { state: ConsentState; allowsPublishing: boolean };

/**
 * GET /cms/api/talents/{id}/consent-state. Editors do not see that a family withdrew its consent. Each account needs access to the talent.
 */
export const consentStateEndpoint: Endpoint = {
  path: "/:id/consent-state",
  method: "get",
  handler: async (req) => {
    if ((await isStaff({ req })) !== true) throw new APIError("Forbidden", 403);
    const id = Number(req.routeParams?.id);
    const talent = isRecordId(id)
      ? await req.payload.findByID({
          collection: "talents",
          id,
          depth: 0,
          draft: true,
          select: { birthdate: true },
          disableErrors: true,
          overrideAccess: false,
          user: req.user,
          req,
        })
      : null;
    if (talent === null) throw new APIError("Not Found", 404);
    const state = await readTalentState({ payload: req.payload, req }, { id, birthdate: talent.birthdate ?? null }, new Date());
    const shown = (await isScout({ req })) === true ? state : stateForEditors(state);
    const body: ConsentStateReply = { state: shown, allowsPublishing: allowsPublishing(state) };
    return Response.json(body, { headers: { "Cache-Control": "no-store" } });
  },
};
