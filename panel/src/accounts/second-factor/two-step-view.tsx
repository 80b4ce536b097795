import type { AdminViewServerProps } from "payload";
import { formatAdminURL } from "payload/shared";

import { redirect } from "../../admin/kit/next-server";
import { MinimalTemplate } from "../../admin/kit/payload-templates";
import { readFactorState } from "./factor-store";
import { isSecondFactorRequired } from "./requirement";
import { FactorSettings } from "./factor-settings";

/** /admin/two-step: the second factor of one's own account. */
export const TwoStepView = async ({ initPageResult }: AdminViewServerProps) => {
  const { req } = initPageResult;
  const adminRoute = req.payload.config.routes.admin;
  if (!req.user) redirect(formatAdminURL({ adminRoute, path: "/login" }));
  const state = await readFactorState(req.payload, Number(req.user.id));
  return (
    <MinimalTemplate>
      <FactorSettings
        recoveryCodesLeft={state?.recoveryCodesLeft ?? null}
        isRequired={await isSecondFactorRequired(req.payload)}
        accountPath={formatAdminURL({ adminRoute, path: "/account" })}
      />
    </MinimalTemplate>
  );
};
