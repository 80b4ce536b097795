import type { ServerProps } from "payload";

import { importScreenMessages } from "../words/roster-screen";
import { ButtonLink } from "../../admin/kit/button";
import { OutsideDrawer } from "../../admin/kit/outside-drawer";

/** Above the list of talents, for admins. */
export const ImportLink = ({ payload, user, i18n }: ServerProps) =>
  user && "role" in user && user.role === "admin" ? (
    <OutsideDrawer>
      <p>
        <ButtonLink href={`${payload.config.routes.admin}/import`}>{importScreenMessages(i18n.language).title}</ButtonLink>
      </p>
    </OutsideDrawer>
  ) : null;
