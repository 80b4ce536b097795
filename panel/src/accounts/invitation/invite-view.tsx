import type { AdminViewServerProps } from "payload";

import { isAdmin } from "../../access/roles";
import { DeskContent, requireAccount } from "../../admin/kit/desk-page";
import { Notice } from "../../admin/kit/notice";
import { PageHead } from "../../admin/kit/page-head";
import { readCustomizations } from "../../identity/index";
import { InviteForm } from "./invite-form";
import { invitationMessages } from "./words";

/** /admin/collections/users/create, for admins. */
export const InviteView = async (props: AdminViewServerProps) => {
  requireAccount(props);
  const { req } = props.initPageResult;
  const { title, summary, forbidden, accounts } = invitationMessages(req.i18n.language);
  const isAllowed = (await isAdmin({ req })) === true;
  const { agencyName } = await readCustomizations(req.payload);
  return (
    <DeskContent crumbs={[{ label: accounts, url: `${req.payload.config.routes.admin}/collections/users` }, { label: title }]}>
      <PageHead title={title} summary={isAllowed ? summary : undefined} />
      {isAllowed ? <InviteForm agency={agencyName ?? ""} /> : <Notice isAlert>{forbidden}</Notice>}
    </DeskContent>
  );
};
