import type { AdminViewServerProps } from "payload";
import { formatAdminURL, getSafeRedirect } from "payload/shared";

import { redirect } from "../../admin/kit/next-server";
import { MinimalTemplate } from "../../admin/kit/payload-templates";
import { readPendingSignIn } from "./pending-sign-in";
import { FirstSignInForm } from "./first-sign-in-form";
import { SecondStepForm } from "./second-step-form";

/** /admin/second-step, after the password. Redirects to the sign-in screen when no sign-in is pending. */
export const SecondStepView = async ({ initPageResult, searchParams }: AdminViewServerProps) => {
  const { req } = initPageResult;
  const adminRoute = req.payload.config.routes.admin;
  const loginPath = formatAdminURL({ adminRoute, path: "/login" });
  const pending = req.user ? null : await readPendingSignIn(req.payload, req.headers);
  if (pending === null) redirect(req.user ? adminRoute : loginPath);
  const next = getSafeRedirect({ fallbackTo: adminRoute, redirectTo: searchParams?.redirect ?? "" });
  return (
    <MinimalTemplate>
      {pending.step === "account" ? (
        <FirstSignInForm next={next} loginPath={loginPath} />
      ) : (
        <SecondStepForm step={pending.step} next={next} loginPath={loginPath} />
      )}
    </MinimalTemplate>
  );
};
