import { formatTime } from "../../shared/format-time";
import { ButtonLink } from "../../admin/kit/button";
import { EmptyState } from "../../admin/kit/empty-state";
import { PageLinks } from "../../admin/kit/page-links";
import { TabBar } from "../../admin/kit/tab-bar";
import { ENTRY_STATUSES, type EntryStatus } from "../application-status";
import type { ListPage } from "../entry-list";
import { type EntryList, type EntryQuery, listAddress } from "../entry-lists";
import { ActiveFilter } from "./active-filter";

type Context<Messages> = { adminRoute: string; query: EntryQuery; messages: Messages };

type TabsProps = {
  context: Context<{ all: string; statuses: Readonly<Record<EntryStatus, string>> }>;
  label: string;
  counts: ListPage["counts"];
};

/** A tab for each status, and one for all: the first one where the list shows all at first. */
export const StatusTabs = ({ context: { adminRoute, query, messages }, label, counts }: TabsProps) => {
  const toTab = (status: EntryStatus | null, text: string, count: number) => ({
    label: text,
    count,
    href: listAddress(adminRoute, { ...query, status, page: 1 }),
    isCurrent: status === query.status,
  });
  const total = ENTRY_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const tabs = ENTRY_STATUSES.map((status) => toTab(status, messages.statuses[status], counts[status]));
  const all = toTab(null, messages.all, total);
  return <TabBar label={label} tabs={query.list === "registrations" ? [all, ...tabs] : [...tabs, all]} />;
};

/** "Since" as a filter that a link removes; nothing without it. */
export const SinceFilter = ({ adminRoute, query, messages }: Context<{ since: string; removeFilter: string }>) =>
  query.filters.since === "" ? null : (
    <p>
      <ActiveFilter
        label={messages.since.replace("{at}", formatTime(query.filters.since) ?? "")}
        href={listAddress(adminRoute, { ...query, filters: { ...query.filters, since: "" }, page: 1 })}
        remove={messages.removeFilter}
      />
    </p>
  );

type EmptyProps = {
  context: Context<{ emptyTitle: string; empty: string; emptyFiltered: string; clear: string }>;
  /** The query without filters; null when none is set. */
  cleared: EntryQuery<EntryList> | null;
};

/** In place of a table without rows; with filters, a link that removes them. */
export const EmptyList = ({ context: { adminRoute, messages }, cleared }: EmptyProps) => (
  <EmptyState
    title={messages.emptyTitle}
    action={
      cleared !== null && (
        <ButtonLink href={listAddress(adminRoute, cleared)} kind="quiet">
          {messages.clear}
        </ButtonLink>
      )
    }
  >
    {cleared === null ? messages.empty : messages.emptyFiltered}
  </EmptyState>
);

type PagesProps = { context: Context<{ page: string; previous: string; next: string }>; list: ListPage };

export const ListPages = ({ context: { adminRoute, query, messages }, list: { page, pages } }: PagesProps) => (
  <PageLinks page={page} pages={pages} addressOf={(number) => listAddress(adminRoute, { ...query, page: number })} messages={messages} />
);
