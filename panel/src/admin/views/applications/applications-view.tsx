import type { AdminViewServerProps } from "payload";

import { isScout } from "../../../access/roles";
import type { ApplicationCard } from "../../../desk/application-card";
import { listApplications } from "../../../desk/application-list";
import { type ApplicationQuery, parseApplicationQuery } from "../../../desk/application-query";
import { ENTRY_STATUSES, type EntryStatus } from "../../../desk/application-status";
import { applicationAddress, boardAddress, pageAddress, tabAddress } from "../../../desk/board-address";
import { describeAge, describeWaiting } from "../../../desk/describe";
import { formatHeight } from "../../../desk/format-answers";
import { photoPreviewAddress } from "../../../entries/photo-preview-address";
import { type ApplicationMessages, applicationMessages } from "../../../messages/applications";
import { DeskPage, requireAccount } from "../../components/desk/desk-page";
import { PageLinks } from "../../components/desk/page-links";
import { type StatusTab, StatusTabs } from "../../components/desk/status-tabs";
import styles from "./applications-view.module.css";
import { ApplicationBoard, type BoardCard } from "./application-board";
import { Filters } from "./filters";

type CardContext = { adminRoute: string; query: ApplicationQuery; language: string; messages: ApplicationMessages; now: Date };

/** A card as the board shows it. */
const toBoardCard = (card: ApplicationCard, { adminRoute, query, language, messages, now }: CardContext): BoardCard => ({
  id: card.id,
  address: applicationAddress(adminRoute, query, card.id),
  name: card.name,
  photo: card.face === null ? null : photoPreviewAddress(card.face, "card"),
  facts: [describeAge(card.age, messages), card.city, formatHeight(card.height, language) ?? ""].filter((text) => text !== ""),
  category: card.category === null ? null : messages.categories[card.category],
  waiting: describeWaiting(card.createdAt, now, messages),
  reference: card.reference,
  status: messages.status[card.status],
  reason: card.declineReason ? messages.reasons[card.declineReason] : null,
  flags: card.flags.map((flag) => ({ flag, label: messages.flags[flag] })),
});

const toTabs = (counts: Record<EntryStatus, number>, { adminRoute, query, messages }: CardContext): StatusTab[] => {
  const toTab = (status: EntryStatus | null, label: string, count: number): StatusTab => ({
    label,
    count,
    href: tabAddress(adminRoute, query, status),
    isCurrent: status === query.status,
  });
  const total = ENTRY_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  return [...ENTRY_STATUSES.map((status) => toTab(status, messages.statuses[status], counts[status])), toTab(null, messages.all, total)];
};

const hasFilters = (query: ApplicationQuery): boolean =>
  boardAddress("", { ...query, status: null, page: 1 }) !== boardAddress("", { ...parseApplicationQuery({}), status: null });

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
        <p role="alert">{messages.forbidden}</p>
      </DeskPage>
    );
  const adminRoute = req.payload.config.routes.admin;
  const query = parseApplicationQuery(props.searchParams ?? {});
  const now = new Date();
  const { cards, counts, page, pages } = await listApplications(req, query, now);
  const context = { adminRoute, query, language, messages, now };
  return (
    <DeskPage {...props} crumbs={crumbs}>
      <h1 className={styles.title}>{messages.title}</h1>
      <StatusTabs label={messages.title} tabs={toTabs(counts, context)} />
      <Filters adminRoute={adminRoute} query={query} messages={messages} hasFilters={hasFilters(query)} />
      {cards.length === 0 ? (
        <p className={styles.empty}>{hasFilters(query) ? messages.emptyFiltered : messages.empty}</p>
      ) : (
        <ApplicationBoard cards={cards.map((card) => toBoardCard(card, context))} />
      )}
      <PageLinks page={page} pages={pages} addressOf={(number) => pageAddress(adminRoute, query, number)} messages={messages} />
    </DeskPage>
  );
};
