import type { AdminViewServerProps } from "payload";

import { isScout } from "../access/roles";
import { fetchGatewayReport, type UndeliveredEntry } from "./gateway-report";
import { environment } from "../environment";
import { type DashboardMessages, dashboardMessages } from "./words";
import { DeskPage } from "../admin/kit/desk-page";
import { ButtonLink } from "../admin/kit/button";
import { DataTable } from "../admin/kit/data-table";
import { EmptyState } from "../admin/kit/empty-state";
import { Notice } from "../admin/kit/notice";
import { PageHead } from "../admin/kit/page-head";
import { formatNumber, formatTime } from "./view-words";

type Context = { adminRoute: string; language: string; messages: DashboardMessages };

const COLUMNS = ["reference", "form", "receivedAt", "state", "tries"] as const;

const toCells = (
  { reference, form, receivedAt, isDead, tries }: UndeliveredEntry,
  { language, messages: { deliveries } }: Omit<Context, "adminRoute">,
) => ({
  reference,
  form: deliveries.forms[form],
  receivedAt: formatTime(receivedAt, language),
  state: isDead ? deliveries.dead : deliveries.waiting,
  tries: formatNumber(tries, language),
});

const Content = async ({ adminRoute, language, messages }: Context) => {
  const { deliveries, care, list } = messages;
  const report = await fetchGatewayReport(environment);
  const outbox = report.state === "reachable" ? report.counts.outbox : null;
  if (outbox === null) return <Notice tone="care">{report.state === "unset" ? care.unset : care.unknown}</Notice>;
  if (outbox.undelivered.length === 0)
    return (
      <EmptyState title={deliveries.empty} action={<ButtonLink href={adminRoute}>{list.back}</ButtonLink>}>
        {deliveries.emptyText}
      </EmptyState>
    );
  const rows = outbox.undelivered.map((entry) => ({ id: entry.reference, cells: toCells(entry, { language, messages }) }));
  const columns = COLUMNS.map((key) => ({ key, label: deliveries.columns[key], isNumber: key === "tries" }));
  return <DataTable caption={deliveries.title} columns={columns} rows={rows} />;
};

/** /admin/care/deliveries: the entries that the site has not been able to send to the panel. Their answers stay encrypted at the site. */
export const DeliveriesView = async (props: AdminViewServerProps) => {
  const { req } = props.initPageResult;
  const { language } = req.i18n;
  const messages = dashboardMessages(language);
  const { deliveries, care, list } = messages;
  const isAllowed = (await isScout({ req })) === true;
  return (
    <DeskPage {...props} crumbs={[{ label: care.title, url: "/" }, { label: deliveries.title }]}>
      <PageHead title={deliveries.title} kicker={care.title} summary={isAllowed ? deliveries.advice : undefined} />
      {isAllowed ? (
        <Content adminRoute={req.payload.config.routes.admin} language={language} messages={messages} />
      ) : (
        <Notice isAlert>{list.forbidden}</Notice>
      )}
    </DeskPage>
  );
};
