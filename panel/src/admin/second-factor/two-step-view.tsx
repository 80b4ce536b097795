import { MinimalTemplate } from "@payloadcms/next/templates";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { formatAdminURL } from "payload/shared";

import { isDemanded } from "../../second-factor/demand";
import { readFactorState } from "../../second-factor/factor-store";
import { OwnFactor } from "./own-factor";

/** /admin/two-step: the second factor of the own account. */
export const TwoStepView = async ({ initPageResult }: AdminViewServerProps) => {
  const { req } = initPageResult;
  const adminRoute = req.payload.config.routes.admin;
  if (!req.user) redirect(formatAdminURL({ adminRoute, path: "/login" }));
  const state = await readFactorState(req.payload, Number(req.user.id));
  return (
    <MinimalTemplate>
      <OwnFactor
        recoveryCodesLeft={state?.recoveryCodesLeft ?? null}
        isDemanded={await isDemanded(req.payload)}
        account={formatAdminURL({ adminRoute, path: "/account" })}
      />
    </MinimalTemplate>
  );
};
