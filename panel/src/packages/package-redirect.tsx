import type { AdminViewServerProps, ServerProps } from "payload";

import { redirect } from "../admin/kit/next-server";
import { newPackageAddress, packageAddress } from "./package-address";

/** /admin/collections/packages/{id} and …/create: redirects from Payload's form to our own screens. */
export const PackageRedirect = ({ initPageResult: { req }, params }: AdminViewServerProps) => {
  const adminRoute = req.payload.config.routes.admin;
  const segments = params?.segments;
  const id = Number(Array.isArray(segments) ? segments[2] : "");
  return redirect(Number.isSafeInteger(id) && id > 0 ? packageAddress(adminRoute, id) : newPackageAddress(adminRoute));
};

/** /admin/collections/packages: redirects from Payload's list to our own. */
export const PackagesRedirect = ({ payload }: ServerProps) => redirect(`${payload.config.routes.admin}/packages`);
