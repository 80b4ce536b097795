import { activeFilters } from "../active-filters";
import { listApplications } from "../application-list";
import { applicationMessages } from "../words/applications";
import { PageHead } from "../../admin/kit/page-head";
import { listScreen } from "../components/entry-screen";
import { ListPages, StatusTabs } from "../components/list-parts";
import { ApplicationBoard } from "./application-board";
import { toBoardCard } from "./board-card";
import { EmptyBoard } from "./empty-board";
import { Filters } from "./filters";

/** The applications of one status as cards. */
export const ApplicationsView = listScreen({
  list: "applications",
  messagesOf: applicationMessages,
  render: async (context) => {
    const { req, query, messages } = context;
    const list = await listApplications(req, query);
    const now = new Date();
    return (
      <>
        <PageHead title={messages.title} />
        <StatusTabs context={context} label={messages.title} counts={list.counts} />
        <Filters {...context} />
        {list.cards.length === 0 && <EmptyBoard {...context} hasFilters={activeFilters(query, messages).length > 0} />}
        <ApplicationBoard cards={list.cards.map((card) => toBoardCard(card, { ...context, now }))} />
        <ListPages context={context} list={list} />
      </>
    );
  },
});
