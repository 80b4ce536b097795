import type { Endpoint, PayloadRequest } from "payload";

import { textOf } from "../shared/search-params";
import { isScout } from "../access/roles";
import { deskEndpoint, DeskRefusal } from "../access/desk-endpoint";
import { ENTRY_LISTS, type EntryList, listAddress, parseQuery } from "./entry-lists";
import { sealSearch } from "./search-where";

const isList = (name: unknown): name is EntryList => typeof name === "string" && Object.hasOwn(ENTRY_LISTS, name);

const readFields = async (req: PayloadRequest): Promise<Record<string, unknown>> => {
  const form = await req.formData?.().catch(() => null);
  return form ? Object.fromEntries(form) : {};
};

/** POST /cms/api/desk/search/{list}: redirects to the list's address, in which the search text is encrypted. */
export const searchEndpoint: Endpoint = deskEndpoint({
  method: "post",
  path: "/search/:list",
  access: isScout,
  handler: async (req) => {
    const list = req.routeParams?.list;
    if (!isList(list)) throw new DeskRefusal(404, "not-found");
    const fields = await readFields(req);
    const query = parseQuery(list, { ...fields, q: sealSearch(textOf(fields.q)) });
    const headers = { Location: listAddress(req.payload.config.routes.admin, query), "Cache-Control": "no-store" };
    return new Response(null, { status: 303, headers });
  },
});
