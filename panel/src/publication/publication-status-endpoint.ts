import { APIError, type Endpoint } from "payload";

import { isEditor } from "../access/roles";
import { environment } from "../environment";
import { fetchPublicationStatus, type PublicationStatus } from "./publication-status";

/** GET /cms/api/publication-status, for editors. */
export const publicationStatusEndpoint: Endpoint = {
  path: "/publication-status",
  method: "get",
  handler: async (req) => {
    if ((await isEditor({ req })) !== true) throw new APIError("Forbidden", 403);
    const { publishUrl, publishSecret } = environment;
    const unknown: PublicationStatus = { state: "unknown" };
    const status = publishUrl === null || publishSecret === null ? unknown : await fetchPublicationStatus(publishUrl, publishSecret);
    return Response.json(status, { headers: { "Cache-Control": "no-store" } });
  },
};
