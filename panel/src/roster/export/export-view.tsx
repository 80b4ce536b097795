import type { AdminViewServerProps } from "payload";

import { isAdmin } from "../../access/roles";
import { DeskPage, requireAccount } from "../../admin/kit/desk-page";
import { Notice } from "../../admin/kit/notice";
import { PageHead } from "../../admin/kit/page-head";
import { ExportForm } from "./export-form";
import { storeExportTexts } from "./words";

/** /admin/export, for admins. */
export const ExportView = async (props: AdminViewServerProps) => {
  requireAccount(props);
  const { req } = props.initPageResult;
  const { title, summary, care, forbidden } = storeExportTexts(req.i18n.language);
  const isAllowed = (await isAdmin({ req })) === true;
  return (
    <DeskPage {...props} crumbs={[{ label: title }]}>
      <PageHead title={title} summary={isAllowed ? summary : undefined} />
      <Notice tone={isAllowed ? "care" : "plain"} isAlert={!isAllowed}>
        {isAllowed ? care : forbidden}
      </Notice>
      {isAllowed && <ExportForm />}
    </DeskPage>
  );
};
