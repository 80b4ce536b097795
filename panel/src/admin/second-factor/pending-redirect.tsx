import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { ServerProps } from "payload";
import { formatAdminURL } from "payload/shared";

import { readPendingSignIn } from "../../second-factor/pending-sign-in";

/** On the sign-in screen: leads to the second step when the password has been given already. */
export const PendingRedirect = async ({ payload, searchParams }: ServerProps) => {
  if ((await readPendingSignIn(payload, await headers())) === null) return null;
  const path = formatAdminURL({ adminRoute: payload.config.routes.admin, path: "/second-step" });
  const next = searchParams?.redirect;
  redirect(typeof next === "string" ? `${path}?redirect=${encodeURIComponent(next)}` : path);
};
