import type { AdminViewServerProps } from "payload";

import { formatDay, formatTime } from "../../shared/format-time";
import { isAdmin, isScout } from "../../access/roles";
import { ENTRY_STATUSES, type EntryStatus } from "../application-status";
import { createMessageWriter } from "../message-templates";
import { listRegistrations, type RegistrationList } from "../registration-list";
import { parseRegistrationQuery, registrationsAddress, type RegistrationQuery } from "../registration-query";
import { dayOf } from "../../shared/agency-days";
import { type RegistrationMessages, registrationMessages } from "../words/registrations";
import { ActiveFilter } from "../components/active-filter";
import { DeskPage, requireAccount } from "../../admin/kit/desk-page";
import { PageLinks } from "../../admin/kit/page-links";
import { SearchForm } from "../components/search-form";
import { ButtonLink } from "../../admin/kit/button";
import { EmptyState } from "../../admin/kit/empty-state";
import { TextField } from "../../admin/kit/field-row";
import { Notice } from "../../admin/kit/notice";
import { PageHead } from "../../admin/kit/page-head";
import { TabBar } from "../../admin/kit/tab-bar";
import { type MessageWriter, RegistrationTable } from "./registration-table";
import styles from "./registrations-view.module.css";

type Context = {
  adminRoute: string;
  apiRoute: string;
  /** Downloads a day, with `?day=`. */
  exportAddress: string;
  query: RegistrationQuery;
  language: string;
  messages: RegistrationMessages;
  write: MessageWriter;
  mayRemove: boolean;
};

const Tabs = ({ counts, adminRoute, query, messages }: Context & { counts: Record<EntryStatus, number> }) => {
  const toTab = (status: EntryStatus | null, label: string, count: number) => ({
    label,
    count,
    href: registrationsAddress(adminRoute, { ...query, status, page: 1 }),
    isCurrent: status === query.status,
  });
  const total = ENTRY_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const tabs = ENTRY_STATUSES.map((status) => toTab(status, messages.statuses[status], counts[status]));
  return <TabBar label={messages.status} tabs={[toTab(null, messages.all, total), ...tabs]} />;
};

const Filters = ({ apiRoute, query, messages }: Context) => (
  <SearchForm
    apiRoute={apiRoute}
    list="registrations"
    q={query.q}
    label={messages.search}
    find={messages.find}
    keeps={{ status: query.status ?? "", since: query.since ?? "" }}
  >
    <TextField label={messages.day} name="day" type="date" defaultValue={query.day ?? ""} max={dayOf(new Date())} />
  </SearchForm>
);

const Since = ({ adminRoute, query, messages }: Context) =>
  query.since === null ? null : (
    <p>
      <ActiveFilter
        label={messages.since.replace("{at}", formatTime(query.since) ?? "")}
        href={registrationsAddress(adminRoute, { ...query, since: null, page: 1 })}
        remove={messages.removeFilter}
      />
    </p>
  );

const describeNumber = (count: number, { one, count: many }: RegistrationMessages): string =>
  count === 1 ? one : many.replace("{count}", String(count));

const Days = ({ days, exportAddress, language, messages, write, mayRemove }: Context & Pick<RegistrationList, "days">) =>
  days.map(({ day, registrations }) => (
    <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
      <div className={styles.head}>
        <h2 id={`day-${day}`} className={styles.title}>
          {formatDay(day)} <span className={styles.count}>{describeNumber(registrations.length, messages)}</span>
        </h2>
        <ButtonLink href={`${exportAddress}?day=${day}`} isExternal>
          {messages.download}
        </ButtonLink>
      </div>
      <RegistrationTable
        caption={formatDay(day) ?? day}
        registrations={registrations}
        language={language}
        messages={messages}
        write={write}
        mayRemove={mayRemove}
      />
    </section>
  ));

const Empty = ({ adminRoute, query, messages }: Context) => {
  const all = { status: null, day: null, since: null, q: "", entry: null, page: 1 };
  const isFiltered = registrationsAddress("", { ...query, page: 1 }) !== registrationsAddress("", all);
  return (
    <EmptyState
      title={messages.emptyTitle}
      action={
        isFiltered && (
          <ButtonLink href={registrationsAddress(adminRoute, all)} kind="quiet">
            {messages.clear}
          </ButtonLink>
        )
      }
    >
      {isFiltered ? messages.emptyFiltered : messages.empty}
    </EmptyState>
  );
};

/** /admin/registrations: the workshop registrations by day. The address has the filters. */
export const RegistrationsView = async (props: AdminViewServerProps) => {
  requireAccount(props);
  const { req } = props.initPageResult;
  const { language } = req.i18n;
  const messages = registrationMessages(language);
  const crumbs = [{ label: messages.title }];
  if ((await isScout({ req })) !== true)
    return (
      <DeskPage {...props} crumbs={crumbs}>
        <Notice isAlert>{messages.forbidden}</Notice>
      </DeskPage>
    );
  const { admin: adminRoute, api: apiRoute } = req.payload.config.routes;
  const query = parseRegistrationQuery(props.searchParams ?? {});
  const list = await listRegistrations(req, query);
  const write = await createMessageWriter(req.payload);
  const mayRemove = (await isAdmin({ req })) === true;
  const context = {
    adminRoute,
    apiRoute,
    exportAddress: `${apiRoute}/desk/export/registrations`,
    query,
    language,
    messages,
    write,
    mayRemove,
  };
  return (
    <DeskPage {...props} crumbs={crumbs}>
      <PageHead title={messages.title} summary={messages.downloadNote} />
      <Tabs counts={list.counts} {...context} />
      <Filters {...context} />
      <Since {...context} />
      {list.days.length === 0 ? <Empty {...context} /> : <Days days={list.days} {...context} />}
      <PageLinks
        page={list.page}
        pages={list.pages}
        addressOf={(page) => registrationsAddress(adminRoute, { ...query, page })}
        messages={messages}
      />
    </DeskPage>
  );
};
