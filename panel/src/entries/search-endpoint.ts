import type { Endpoint, PayloadRequest } from "payload";

import { type Params, textOf } from "../shared/search-params";
import { isScout } from "../access/roles";
import { parseApplicationQuery } from "./application-query";
import { boardAddress } from "./board-address";
import { deskEndpoint, DeskRefusal } from "../access/desk-endpoint";
import { enquiriesAddress, parseEnquiryQuery } from "./enquiry-query";
import { sealSearch } from "./entry-query";
import { parseRegistrationQuery, registrationsAddress } from "./registration-query";

/** The lists of entries that are searched. */
export type SearchedList = "applications" | "enquiries" | "registrations";

const ADDRESSES: Readonly<Record<SearchedList, (adminRoute: string, params: Params) => string>> = {
  applications: (adminRoute, params) => boardAddress(adminRoute, parseApplicationQuery(params)),
  enquiries: (adminRoute, params) => enquiriesAddress(adminRoute, parseEnquiryQuery(params)),
  registrations: (adminRoute, params) => registrationsAddress(adminRoute, parseRegistrationQuery(params)),
};

const isList = (name: unknown): name is SearchedList => typeof name === "string" && Object.hasOwn(ADDRESSES, name);

const readFields = async (req: PayloadRequest): Promise<Record<string, unknown>> => {
  const form = await req.formData?.().catch(() => null);
  return form ? Object.fromEntries(form) : {};
};

/** POST /cms/api/desk/search/{list}: redirects a search form to the list, in whose address the search text is encrypted. */
export const searchEndpoint: Endpoint = deskEndpoint({
  method: "post",
  path: "/search/:list",
  access: isScout,
  handler: async (req) => {
    const list = req.routeParams?.list;
    if (!isList(list)) throw new DeskRefusal(404, "not-found");
    const fields = await readFields(req);
    const location = ADDRESSES[list](req.payload.config.routes.admin, { ...fields, q: sealSearch(textOf(fields.q)) });
    return new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
  },
});
