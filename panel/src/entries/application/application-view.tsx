import { notFound } from "next/navigation";
import type { AdminViewServerProps, PayloadRequest } from "payload";

import { isAdmin, isScout } from "../../access/roles";
import type { ApplicationCard } from "../application-card";
import { type ApplicationDetail, readApplicationDetail } from "../application-detail";
import { type ApplicationQuery, formatApplicationQuery, parseApplicationQuery } from "../application-query";
import { applicationAddress, boardAddress, comparisonAddress } from "../board-address";
import { describeAge, describeConsent, describeWaiting } from "../describe";
import { DeskRefusal } from "../../access/desk-endpoint";
import { formatHeight } from "../format-answers";
import { readApplicationMessage } from "../message-templates";
import { photoPreviewAddress } from "../photo-preview-address";
import { type ApplicationMessages, applicationMessages } from "../words/applications";
import { comparisonMessages } from "../words/comparison";
import { DeskPage, requireAccount } from "../../admin/kit/desk-page";
import { WordingText } from "../../consents/wording-text";
import { FLAG_TONES } from "../components/flag-tones";
import { ButtonLink } from "../../admin/kit/button";
import { Card } from "../../admin/kit/card";
import { Chip, Chips } from "../../admin/kit/chip";
import { Notice } from "../../admin/kit/notice";
import { PageHead } from "../../admin/kit/page-head";
import { ApplicationFacts } from "./application-facts";
import { ApplicationHistory } from "./application-history";
import { ApplicationReview } from "./application-review";
import styles from "./application-view.module.css";
import { ContactLinks } from "./contact-links";
import { DuplicateList } from "./duplicate-list";

const readOrNull = async (req: PayloadRequest, id: number, query: ApplicationQuery): Promise<ApplicationDetail | null> => {
  try {
    return await readApplicationDetail(req, id, { query, now: new Date() });
  } catch (error) {
    if (error instanceof DeskRefusal) return null;
    throw error;
  }
};

/** The id in /admin/applications/{id}. */
const idOf = ({ params }: AdminViewServerProps): number => {
  const segments = params?.segments;
  const id = Number(Array.isArray(segments) ? segments[1] : "");
  return Number.isSafeInteger(id) && id > 0 ? id : notFound();
};

const toPhotos = (names: readonly string[], labels: readonly string[], fallback: string) =>
  names.map((name, index) => ({
    small: photoPreviewAddress(name, "card"),
    large: photoPreviewAddress(name, "view"),
    label: labels[index] ?? `${fallback} ${index + 1}`,
  }));

/** "8 anos · 1,38 m · 4'6" · São Paulo · Kids". */
const describeApplicant = (card: ApplicationCard, language: string, messages: ApplicationMessages): string =>
  [
    describeAge(card.age, messages),
    formatHeight(card.height, language),
    card.city,
    card.category === null ? null : messages.categories[card.category],
    describeWaiting(card.createdAt, new Date(), messages),
  ]
    .filter(Boolean)
    .join(" · ");

type KickerProps = { card: ApplicationCard; messages: ApplicationMessages };

/** Status, reason, reference and flags in one line. */
const Kicker = ({ card, messages }: KickerProps) => (
  <>
    {[messages.status[card.status], card.declineReason && messages.reasons[card.declineReason], card.reference].filter(Boolean).join(" · ")}{" "}
    <Chips>
      {card.flags.map((flag) => (
        <Chip key={flag} tone={FLAG_TONES[flag]}>
          {messages.flags[flag]}
        </Chip>
      ))}
    </Chips>
  </>
);

type ContentProps = { req: PayloadRequest; detail: ApplicationDetail; query: ApplicationQuery };

const ApplicationContent = async ({ req, detail, query }: ContentProps) => {
  const { language } = req.i18n;
  const messages = applicationMessages(language);
  const adminRoute = req.payload.config.routes.admin;
  const { entry, card } = detail;
  const addressOf = (id: number | null): string | null => (id === null ? null : applicationAddress(adminRoute, query, id));
  const comparison = card.duplicates === 0 ? null : comparisonAddress(adminRoute, query, card.id);
  const admin = (await isAdmin({ req })) === true;
  return (
    <article>
      <PageHead
        kicker={<Kicker card={card} messages={messages} />}
        title={card.name}
        summary={describeApplicant(card, language, messages)}
        actions={
          <span className={styles.back}>
            <ButtonLink kind="quiet" href={boardAddress(adminRoute, query)}>
              {messages.backToBoard}
            </ButtonLink>
          </span>
        }
      />
      <ApplicationReview
        // Another application starts with its own note and photos.
        key={card.id}
        id={card.id}
        name={card.name}
        status={card.status}
        notes={entry.notes ?? ""}
        photos={toPhotos(detail.photos, messages.photoNames, messages.photo)}
        arePhotosDeleted={Boolean(entry.photosDeletedAt)}
        hasTalent={card.talent !== null}
        talentAddress={card.talent !== null && admin ? `${adminRoute}/collections/talents/${card.talent}` : null}
        canRemove={admin}
        addresses={{
          board: boardAddress(adminRoute, query),
          previous: addressOf(detail.previous),
          next: addressOf(detail.next),
          comparison,
          consents: card.talent === null ? null : `${adminRoute}/collections/consents?where[talent][equals]=${card.talent}`,
          base: `${adminRoute}/applications/`,
          query: formatApplicationQuery({ ...query, page: 1 }),
        }}
        history={<ApplicationHistory id={card.id} history={detail.history} duplicates={detail.duplicates} messages={messages} />}
      >
        <ContactLinks entry={entry} message={await readApplicationMessage(req.payload, entry)} messages={messages} />
        <ApplicationFacts entry={entry} card={card} language={language} messages={messages} />
        <Card title={messages.guardian}>
          {describeConsent(entry, card.age, messages).map((sentence) => (
            <p key={sentence} className={styles.sentence}>
              {sentence}
            </p>
          ))}
          {entry.consentVersion && <WordingText version={entry.consentVersion} wording={detail.wording} language={language} />}
        </Card>
        <DuplicateList
          duplicates={detail.duplicates}
          addressOf={(id) => applicationAddress(adminRoute, query, id)}
          comparison={{ address: comparison ?? "", label: comparisonMessages(language).compare }}
          messages={messages}
        />
      </ApplicationReview>
    </article>
  );
};

/** /admin/applications/{id}: one application, with the board's query for the previous and the next. */
export const ApplicationView = async (props: AdminViewServerProps) => {
  requireAccount(props);
  const { req } = props.initPageResult;
  const messages = applicationMessages(req.i18n.language);
  const query = parseApplicationQuery(props.searchParams ?? {});
  const isAllowed = (await isScout({ req })) === true;
  const detail = isAllowed ? await readOrNull(req, idOf(props), query) : null;
  const crumbs = [
    { label: messages.title, url: boardAddress(req.payload.config.routes.admin, query) },
    ...(detail === null ? [] : [{ label: detail.card.name }]),
  ];
  return (
    <DeskPage {...props} crumbs={crumbs}>
      {detail === null ? (
        <Notice isAlert>{isAllowed ? messages.notFound : messages.forbidden}</Notice>
      ) : (
        <ApplicationContent req={req} detail={detail} query={query} />
      )}
    </DeskPage>
  );
};
