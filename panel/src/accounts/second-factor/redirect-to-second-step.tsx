import type { ServerProps } from "payload";
import { formatAdminURL } from "payload/shared";

import { headers, redirect } from "../../admin/kit/next-server";
import { readPendingSignIn } from "./pending-sign-in";

/** On the sign-in screen: redirects to the second step once the password is accepted. */
export const RedirectToSecondStep = async ({ payload, searchParams }: ServerProps) => {
  if ((await readPendingSignIn(payload, await headers())) === null) return null;
  const path = formatAdminURL({ adminRoute: payload.config.routes.admin, path: "/second-step" });
  const next = searchParams?.redirect;
  redirect(typeof next === "string" ? `${path}?redirect=${encodeURIComponent(next)}` : path);
};
