import type { AdminViewServerProps } from "payload";

import { MinimalTemplate } from "../../admin/kit/payload-templates";
import { AcceptForm } from "./accept-form";

/** /admin/invitation#token, without an account. */
export const AcceptView = ({ initPageResult: { req } }: AdminViewServerProps) => (
  <MinimalTemplate>
    <AcceptForm adminRoute={req.payload.config.routes.admin} />
  </MinimalTemplate>
);
