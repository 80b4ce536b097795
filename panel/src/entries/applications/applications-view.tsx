import type { AdminViewServerProps } from "payload";

import { isScout } from "../../access/roles";
import { activeFilters } from "../active-filters";
import { listApplications } from "../application-list";
import { parseApplicationQuery } from "../application-query";
import { ENTRY_STATUSES, type EntryStatus } from "../application-status";
import { pageAddress, tabAddress } from "../board-address";
import { applicationMessages } from "../words/applications";
import { DeskPage, requireAccount } from "../../admin/kit/desk-page";
import { PageLinks } from "../../admin/kit/page-links";
import { Notice } from "../../admin/kit/notice";
import { PageHead } from "../../admin/kit/page-head";
import { type Tab, TabBar } from "../../admin/kit/tab-bar";
import { ApplicationBoard } from "./application-board";
import { type CardContext, toBoardCard } from "./board-card";
import { EmptyBoard } from "./empty-board";
import { Filters } from "./filters";

const toTabs = (counts: Record<EntryStatus, number>, { adminRoute, query, messages }: CardContext): Tab[] => {
  const toTab = (status: EntryStatus | null, label: string, count: number): Tab => ({
    label,
    count,
    href: tabAddress(adminRoute, query, status),
    isCurrent: status === query.status,
  });
  const total = ENTRY_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  return [...ENTRY_STATUSES.map((status) => toTab(status, messages.statuses[status], counts[status])), toTab(null, messages.all, total)];
};

/** /admin/applications: the applications of one status as cards. The address has the filters. */
export const ApplicationsView = async (props: AdminViewServerProps) => {
  requireAccount(props);
  const { req } = props.initPageResult;
  const { language } = req.i18n;
  const messages = applicationMessages(language);
  const crumbs = [{ label: messages.title }];
  if ((await isScout({ req })) !== true)
    return (
      <DeskPage {...props} crumbs={crumbs}>
        <Notice isAlert>{messages.forbidden}</Notice>
      </DeskPage>
    );
  const { admin: adminRoute, api: apiRoute } = req.payload.config.routes;
  const query = parseApplicationQuery(props.searchParams ?? {});
  const now = new Date();
  const { cards, counts, page, pages } = await listApplications(req, query, now);
  const context = { adminRoute, query, language, messages, now };
  return (
    <DeskPage {...props} crumbs={crumbs}>
      <PageHead title={messages.title} />
      <TabBar label={messages.title} tabs={toTabs(counts, context)} />
      <Filters adminRoute={adminRoute} apiRoute={apiRoute} query={query} messages={messages} />
      {cards.length === 0 && (
        <EmptyBoard adminRoute={adminRoute} query={query} messages={messages} hasFilters={activeFilters(query, messages).length > 0} />
      )}
      <ApplicationBoard cards={cards.map((card) => toBoardCard(card, context))} />
      <PageLinks page={page} pages={pages} addressOf={(number) => pageAddress(adminRoute, query, number)} messages={messages} />
    </DeskPage>
  );
};
