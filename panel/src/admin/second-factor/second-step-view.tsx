import { MinimalTemplate } from "@payloadcms/next/templates";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { formatAdminURL, getSafeRedirect } from "payload/shared";

import { readPendingSignIn } from "../../second-factor/pending-sign-in";
import { SecondStep } from "./second-step";

/** /admin/second-step: between password and session. Without a pending sign-in it leads back to the password. */
export const SecondStepView = async ({ initPageResult, searchParams }: AdminViewServerProps) => {
  const { req } = initPageResult;
  const adminRoute = req.payload.config.routes.admin;
  const login = formatAdminURL({ adminRoute, path: "/login" });
  const pending = req.user ? null : await readPendingSignIn(req.payload, req.headers);
  if (pending === null) redirect(req.user ? adminRoute : login);
  const next = getSafeRedirect({ fallbackTo: adminRoute, redirectTo: searchParams?.redirect ?? "" });
  return (
    <MinimalTemplate>
      <SecondStep stage={pending.stage} next={next} login={login} />
    </MinimalTemplate>
  );
};
