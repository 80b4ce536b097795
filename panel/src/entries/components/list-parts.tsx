import { formatTime } from "../../shared/format-time";
import { ButtonLink } from "../../admin/kit/button";
import { EmptyState } from "../../admin/kit/empty-state";
import { PageLinks } from "../../admin/kit/page-links";
import { TabBar } from "../../admin/kit/tab-bar";
import { ENTRY_STATUSES, type EntryStatus } from "../entry-status";
import type { ListPage } from "../entry-list";
import { ENTRY_LISTS, type EntryQuery, listAddress } from "../entry-lists";
import type { EntryMessages, StatusMessages } from "../words/entries";
import { ActiveFilter } from "./active-filter";

type Context<Messages> = { adminRoute: string; query: EntryQuery; messages: Messages };

type TabsProps = Context<EntryMessages & StatusMessages> & Pick<ListPage, "counts">;

/** The tab for all comes first in a list that shows all by default. */
export const StatusTabs = ({ adminRoute, query, messages, counts }: TabsProps) => {
  const toTab = (status: EntryStatus | null, label: string, count: number) => ({
    label,
    count,
    href: listAddress(adminRoute, { ...query, status, page: 1 }),
    isCurrent: status === query.status,
  });
  const total = ENTRY_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const tabs = ENTRY_STATUSES.map((status) => toTab(status, messages.statuses[status], counts[status]));
  const all = toTab(null, messages.all, total);
  const isAllFirst = ENTRY_LISTS[query.list].firstStatus === null;
  return <TabBar label={messages.statusLabel} tabs={isAllFirst ? [all, ...tabs] : [...tabs, all]} />;
};

export const SinceFilter = ({ adminRoute, query, messages }: Context<EntryMessages>) =>
  query.filters.since === "" ? null : (
    <p>
      <ActiveFilter
        label={messages.since.replace("{at}", formatTime(query.filters.since) ?? "")}
        href={listAddress(adminRoute, { ...query, filters: { ...query.filters, since: "" }, page: 1 })}
        remove={messages.removeFilter}
      />
    </p>
  );

type EmptyProps = Context<{ emptyTitle: string; empty: string; emptyFiltered: string; clear: string }> & {
  /** The query without filters; null when none is set. */
  cleared: EntryQuery | null;
};

export const EmptyList = ({ adminRoute, messages, cleared }: EmptyProps) => (
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

export const ListPages = ({ adminRoute, query, messages, page, pages }: Context<EntryMessages> & Pick<ListPage, "page" | "pages">) => (
  <PageLinks page={page} pages={pages} addressOf={(number) => listAddress(adminRoute, { ...query, page: number })} messages={messages} />
);
