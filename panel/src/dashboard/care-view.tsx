import type { AdminViewServerProps } from "payload";

import { Link } from "../admin/kit/next-client";
import { recordAddress } from "../admin/addresses";
import { careAddress, DELIVERIES } from "./addresses";
import type { CareList } from "./care";
import { type CarePage, type CareRow, mayReadList, readCareList, toCareList } from "./care-lists";
import { categoryLabel } from "../talents/index";
import { type DashboardMessages, dashboardMessages } from "./words";
import { DeskPage, requireAccount } from "../admin/kit/desk-page";
import { PageLinks } from "../admin/kit/page-links";
import { ButtonLink } from "../admin/kit/button";
import { DataTable } from "../admin/kit/data-table";
import { EmptyState } from "../admin/kit/empty-state";
import { Notice } from "../admin/kit/notice";
import { PageHead } from "../admin/kit/page-head";
import { DeliveriesView } from "./deliveries-view";
import { countLabel, formatDays, formatNumber } from "./view-words";

type Context = { adminRoute: string; language: string; messages: DashboardMessages };

const toCells = (row: CareRow, { adminRoute, language, messages: { care, list } }: Context) => {
  const { collection, id, name, isDraft, daysLeft, age, categories } = row;
  const label = name ?? list.unnamed;
  return {
    talent: (
      <Link href={recordAddress(adminRoute, collection, id)} prefetch={false}>
        {collection === "consents" ? list.consentOf.replace("{name}", () => label) : label}
      </Link>
    ),
    state: isDraft === undefined ? null : isDraft ? list.draft : list.published,
    expires: daysLeft === undefined ? null : list.inDays.replace("{days}", formatDays(daysLeft, care)),
    age: age === undefined || age === null ? null : list.years.replace("{count}", formatNumber(age, language)),
    left: categories?.map((category) => categoryLabel(category, language)).join(", "),
  };
};

/** Columns after the talent's name. */
const COLUMNS: Readonly<Record<CareList, readonly ("state" | "expires" | "age" | "left")[]>> = {
  ending: ["expires", "state"],
  unrecorded: [],
  missing: ["state"],
  expired: ["state"],
  "no-cover": [],
  outgrown: ["age", "left"],
};

const List = ({ list, found, context }: { list: CareList; found: CarePage; context: Context }) => {
  const { adminRoute, messages } = context;
  const columns = ["talent", ...COLUMNS[list]] as const;
  if (found.rows.length === 0)
    return (
      <EmptyState title={messages.list.empty} action={<ButtonLink href={adminRoute}>{messages.list.back}</ButtonLink>}>
        {messages.list.emptyText}
      </EmptyState>
    );
  return (
    <>
      <DataTable
        caption={messages.care.rules[list].many}
        columns={columns.map((key) => ({ key, label: messages.list[key] }))}
        rows={found.rows.map((row) => ({ id: row.id, cells: toCells(row, context) }))}
      />
      <PageLinks page={found.page} pages={found.pages} addressOf={(page) => careAddress(adminRoute, list, page)} messages={messages.list} />
    </>
  );
};

const toPage = (value: unknown): number => {
  const page = Number(Array.isArray(value) ? value[0] : value);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** /admin/care/{list}: the records behind a number of the dashboard. */
export const CareView = async (props: AdminViewServerProps) => {
  requireAccount(props);
  if (props.params?.segments?.[1] === DELIVERIES) return <DeliveriesView {...props} />;
  const { req } = props.initPageResult;
  const { language } = req.i18n;
  const messages = dashboardMessages(language);
  const { admin: adminRoute } = req.payload.config.routes;
  const list = toCareList(props.params?.segments?.[1]);
  const title = list === null ? messages.care.title : capitalise(messages.care.rules[list].many);
  const crumbs = [{ label: messages.care.title, url: "/" }, { label: title }];
  if (list === null || !(await mayReadList(req, list)))
    return (
      <DeskPage {...props} crumbs={crumbs}>
        <PageHead title={messages.care.title} />
        <Notice isAlert>{list === null ? messages.list.notFound : messages.list.forbidden}</Notice>
      </DeskPage>
    );
  const found = await readCareList(req, list, { page: toPage(props.searchParams?.page), now: new Date() });
  const isAboutConsents = list === "missing" || list === "expired" || list === "unrecorded";
  const showsCreate = isAboutConsents && (await mayReadList(req, "ending"));
  const count = found.total === 0 ? title : `${formatNumber(found.total, language)} ${countLabel(found.total, messages.care.rules[list])}`;
  return (
    <DeskPage {...props} crumbs={crumbs}>
      <PageHead
        title={count}
        kicker={messages.care.title}
        summary={found.total === 0 ? undefined : messages.list.advice[list]}
        actions={
          showsCreate ? (
            <ButtonLink href={`${adminRoute}/collections/consents/create`}>{messages.list.recordConsent}</ButtonLink>
          ) : undefined
        }
      />
      <List list={list} found={found} context={{ adminRoute, language, messages }} />
    </DeskPage>
  );
};
