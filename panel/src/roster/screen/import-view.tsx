import type { AdminViewServerProps, PayloadRequest } from "payload";

import { formatTime } from "../../shared/format-time";
import { isAdmin } from "../../access/roles";
import { type ImportScreenMessages, importScreenMessages } from "../words/roster-screen";
import { type ImportStatus, readStatus } from "../job/import-status";
import { DeskPage, requireAccount } from "../../admin/kit/desk-page";
import { Card } from "../../admin/kit/card";
import { DataTable } from "../../admin/kit/data-table";
import { Notice } from "../../admin/kit/notice";
import { PageHead } from "../../admin/kit/page-head";
import { ImportScreen } from "./import-screen";

const readAll = async (req: PayloadRequest): Promise<ImportStatus[]> => {
  const { docs } = await req.payload.find({
    collection: "roster-imports",
    sort: "-id",
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const statuses = [];
  for (const record of docs) statuses.push(await readStatus(req.payload, record, req.i18n.language));
  return statuses;
};

type EarlierProps = { imports: readonly ImportStatus[]; req: PayloadRequest; messages: ImportScreenMessages };

const Earlier = ({ imports, req, messages }: EarlierProps) => (
  <Card title={messages.earlier}>
    <DataTable
      caption={messages.earlier}
      columns={[
        { key: "when", label: messages.when },
        { key: "who", label: messages.who },
        { key: "new", label: messages.outcomes.new, isNumber: true },
        { key: "changed", label: messages.outcomes.changed, isNumber: true },
        { key: "refused", label: messages.outcomes.refused, isNumber: true },
        { key: "report", label: messages.report },
      ]}
      rows={imports.map(({ id, startedAt, startedBy, counts }) => ({
        id,
        cells: {
          ...counts,
          when: formatTime(startedAt),
          who: startedBy,
          report: <a href={`${req.payload.config.routes.api}/desk/imports/${id}/report`}>{messages.report}</a>,
        },
      }))}
    />
  </Card>
);

/** /admin/import, for admins. */
export const ImportView = async (props: AdminViewServerProps) => {
  requireAccount(props);
  const { req } = props.initPageResult;
  const messages = importScreenMessages(req.i18n.language);
  const crumbs = [{ label: messages.title }];
  if ((await isAdmin({ req })) !== true)
    return (
      <DeskPage {...props} crumbs={crumbs}>
        <PageHead title={messages.title} />
        <Notice isAlert>{messages.forbidden}</Notice>
      </DeskPage>
    );
  const [newest, ...earlier] = await readAll(req);
  // A finished import stays on the screen for its report until the next one begins.
  const current = newest ?? null;
  const summary =
    current === null || current.state === "done" ? messages.summary : messages.startedBy.replace("{name}", () => current.startedBy);
  return (
    <DeskPage {...props} crumbs={crumbs}>
      <PageHead title={messages.title} summary={summary} />
      <ImportScreen initial={current} />
      {earlier.length > 0 && <Earlier imports={earlier} req={req} messages={messages} />}
    </DeskPage>
  );
};
