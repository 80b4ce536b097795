import type { Endpoint } from "payload";

import { isEditor } from "../../access/roles";
import { deskEndpoint, readJsonBody } from "../../access/desk-endpoint";
import { environment } from "../../environment";
import { fetchRuleReport } from "./rule-report";

/** POST /cms/api/desk/board-rules `{ rule }`: the talents that a list's address matches on the site now (`RuleReport`). */
export const boardRuleEndpoint: Endpoint = deskEndpoint({
  method: "post",
  path: "/board-rules",
  access: isEditor,
  handler: async (req) => {
    const { rule } = await readJsonBody(req);
    return fetchRuleReport(typeof rule === "string" ? rule : "", environment);
  },
});
