import { Notice } from "../../admin/kit/notice";
import { environment } from "../../environment";
import { activeFilters } from "../active-filters";
import { listApplications } from "../application-list";
import { applicationMessages } from "../words/applications";
import { listScreen } from "../components/entry-screen";
import { ApplicationBoard } from "./application-board";
import { toBoardCard } from "./board-card";
import { EmptyBoard } from "./empty-board";
import { Filters } from "./filters";

export const ApplicationsView = listScreen({
  list: "applications",
  messagesOf: applicationMessages,
  read: listApplications,
  render: async (context, { cards }) => {
    const now = new Date();
    const sendsMail = environment.mail !== null;
    const { mailIsOff } = context.messages;
    return {
      filters: <Filters {...context} />,
      content: (
        <>
          {cards.length === 0 && <EmptyBoard {...context} hasFilters={activeFilters(context.query, context.messages).length > 0} />}
          {!sendsMail && cards.some(({ flags }) => flags.includes("notConfirmable")) && <Notice tone="care">{mailIsOff}</Notice>}
          <ApplicationBoard cards={cards.map((card) => toBoardCard(card, { ...context, sendsMail, now }))} />
        </>
      ),
    };
  },
});
