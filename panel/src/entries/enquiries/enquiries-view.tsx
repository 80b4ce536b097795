import type { AdminViewServerProps, PayloadRequest } from "payload";

import { formatTime } from "../../shared/format-time";
import { isScout } from "../../access/roles";
import { ENTRY_STATUSES, type EntryStatus } from "../application-status";
import { type Assignee, listAssignees } from "../assignees";
import { type EnquiryList, listEnquiries } from "../enquiry-list";
import { enquiriesAddress, type EnquiryQuery, parseEnquiryQuery } from "../enquiry-query";
import { type EnquiryMessages, enquiryMessages } from "../words/enquiries";
import { ActiveFilter } from "../components/active-filter";
import { DeskPage, requireAccount } from "../../admin/kit/desk-page";
import { PageLinks } from "../../admin/kit/page-links";
import { SearchForm } from "../components/search-form";
import { ButtonLink } from "../../admin/kit/button";
import { EmptyState } from "../../admin/kit/empty-state";
import { SelectField } from "../../admin/kit/field-row";
import { Notice } from "../../admin/kit/notice";
import { PageHead } from "../../admin/kit/page-head";
import { TabBar } from "../../admin/kit/tab-bar";
import { EnquiryTable } from "./enquiry-table";

type Context = {
  adminRoute: string;
  apiRoute: string;
  query: EnquiryQuery;
  assignees: readonly Assignee[];
  messages: EnquiryMessages;
  now: Date;
};

const describeNumber = (count: number, { none, one, many }: EnquiryMessages["waiting"]): string => {
  if (count === 0) return none;
  return count === 1 ? one : many.replace("{count}", String(count));
};

const Tabs = ({ counts, context }: { counts: Record<EntryStatus, number>; context: Context }) => {
  const { adminRoute, query, messages } = context;
  const toTab = (status: EntryStatus | null, label: string, count: number) => ({
    label,
    count,
    href: enquiriesAddress(adminRoute, { ...query, status, page: 1 }),
    isCurrent: status === query.status,
  });
  const total = ENTRY_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const tabs = ENTRY_STATUSES.map((status) => toTab(status, messages.statuses[status], counts[status]));
  return <TabBar label={messages.statusLabel} tabs={[...tabs, toTab(null, messages.all, total)]} />;
};

const Filters = ({ apiRoute, query, assignees, messages }: Context) => (
  <SearchForm
    apiRoute={apiRoute}
    list="enquiries"
    q={query.q}
    label={messages.search}
    find={messages.find}
    keeps={{ since: query.since ?? "" }}
  >
    <SelectField
      label={messages.assignedTo}
      name="assigned"
      defaultValue={String(query.assigned ?? "")}
      options={[
        { value: "", label: messages.anyAccount },
        { value: "me", label: messages.me },
        { value: "none", label: messages.nobody },
        ...assignees.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  </SearchForm>
);

const Since = ({ adminRoute, query, messages }: Context) =>
  query.since === null ? null : (
    <p>
      <ActiveFilter
        label={messages.since.replace("{at}", formatTime(query.since) ?? "")}
        href={enquiriesAddress(adminRoute, { ...query, since: null, page: 1 })}
        remove={messages.removeFilter}
      />
    </p>
  );

const Empty = ({ adminRoute, query, messages }: Context) => {
  const isFiltered = query.q !== "" || query.assigned !== null || query.since !== null;
  const cleared = enquiriesAddress(adminRoute, { status: "new", q: "", assigned: null, since: null, page: 1 });
  return (
    <EmptyState
      title={messages.emptyTitle}
      action={
        isFiltered && (
          <ButtonLink href={cleared} kind="quiet">
            {messages.clear}
          </ButtonLink>
        )
      }
    >
      {isFiltered ? messages.emptyFiltered : messages.empty}
    </EmptyState>
  );
};

const List = ({ list, context }: { list: EnquiryList; context: Context }) => {
  const { adminRoute, query, messages } = context;
  return (
    <>
      <PageHead title={messages.title} summary={describeNumber(list.counts.new + list.counts.seen, messages.waiting)} />
      <Tabs counts={list.counts} context={context} />
      <Filters {...context} />
      <Since {...context} />
      {list.enquiries.length === 0 ? <Empty {...context} /> : <EnquiryTable enquiries={list.enquiries} {...context} />}
      <PageLinks
        page={list.page}
        pages={list.pages}
        addressOf={(page) => enquiriesAddress(adminRoute, { ...query, page })}
        messages={messages}
      />
    </>
  );
};

const readContext = async (req: PayloadRequest, params: AdminViewServerProps["searchParams"]): Promise<Context> => ({
  adminRoute: req.payload.config.routes.admin,
  apiRoute: req.payload.config.routes.api,
  query: parseEnquiryQuery(params ?? {}),
  assignees: await listAssignees(req.payload),
  messages: enquiryMessages(req.i18n.language),
  now: new Date(),
});

/** /admin/enquiries: the enquiries of one status. The address has the filters. */
export const EnquiriesView = async (props: AdminViewServerProps) => {
  requireAccount(props);
  const { req } = props.initPageResult;
  const messages = enquiryMessages(req.i18n.language);
  const crumbs = [{ label: messages.title }];
  if ((await isScout({ req })) !== true)
    return (
      <DeskPage {...props} crumbs={crumbs}>
        <Notice isAlert>{messages.forbidden}</Notice>
      </DeskPage>
    );
  const context = await readContext(req, props.searchParams);
  return (
    <DeskPage {...props} crumbs={crumbs}>
      <List list={await listEnquiries(req, context.query)} context={context} />
    </DeskPage>
  );
};
