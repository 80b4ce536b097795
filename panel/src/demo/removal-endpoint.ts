import { readCustomizations } from "../identity/index";
import { isAdmin } from "../access/roles";
import { deskEndpoint, DeskRefusal, readJsonBody } from "../access/desk-endpoint";
import { removeDemo } from "./remove-demo";

/** POST /cms/api/desk/demo/remove, for admins who type the agency's name. Returns the removed counts and the records that stay. */
export const demoRemovalEndpoint = deskEndpoint({
  method: "post",
  path: "/demo/remove",
  access: isAdmin,
  handler: async (req) => {
    const [{ name }, { agencyName }] = [await readJsonBody(req), await readCustomizations(req.payload)];
    if (typeof name !== "string" || name.trim() !== agencyName) throw new DeskRefusal(422, "wrong-name");
    return removeDemo(req);
  },
});
