import { notFound } from "next/navigation";
import type { AdminViewServerProps, PayloadRequest } from "payload";

import { isAdmin, isScout } from "../../../access/roles";
import { type ApplicationDetail, readApplicationDetail } from "../../../desk/application-detail";
import { type ApplicationQuery, formatApplicationQuery, parseApplicationQuery } from "../../../desk/application-query";
import { applicationAddress, boardAddress } from "../../../desk/board-address";
import { describeAge, describeConsent } from "../../../desk/describe";
import { DeskRefusal } from "../../../desk/desk-endpoint";
import { readApplicationMessage } from "../../../desk/message-templates";
import { photoPreviewAddress } from "../../../entries/photo-preview-address";
import { applicationMessages } from "../../../messages/applications";
import { DeskPage, requireAccount } from "../../components/desk/desk-page";
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

type ContentProps = { req: PayloadRequest; detail: ApplicationDetail; query: ApplicationQuery };

const ApplicationContent = async ({ req, detail, query }: ContentProps) => {
  const { language } = req.i18n;
  const messages = applicationMessages(language);
  const adminRoute = req.payload.config.routes.admin;
  const { entry, card } = detail;
  const addressOf = (id: number | null): string | null => (id === null ? null : applicationAddress(adminRoute, query, id));
  const talentAddress =
    card.talent !== null && (await isAdmin({ req })) === true ? `${adminRoute}/collections/talents/${card.talent}` : null;
  return (
    <article>
      <header className={styles.header}>
        <p className={styles.crumb}>
          {messages.status[card.status]}
          {card.declineReason && ` · ${messages.reasons[card.declineReason]}`}
          {card.reference !== null && ` · ${card.reference}`}
        </p>
        <h1 className={styles.name}>{card.name}</h1>
        <p className={styles.summary}>{[describeAge(card.age, messages), card.city].filter((text) => text !== "").join(" · ")}</p>
        {card.flags.length > 0 && <p className={styles.flags}>{card.flags.map((flag) => messages.flags[flag]).join(" · ")}</p>}
      </header>
      <ApplicationReview
        // Another application starts with its own note and photos.
        key={card.id}
        id={card.id}
        name={card.name}
        status={card.status}
        notes={entry.notes ?? ""}
        photos={toPhotos(detail.photos, messages.photoNames, messages.photo)}
        photosDeletedAt={entry.photosDeletedAt ?? null}
        hasTalent={card.talent !== null}
        talentAddress={talentAddress}
        addresses={{
          board: boardAddress(adminRoute, query),
          previous: addressOf(detail.previous),
          next: addressOf(detail.next),
          base: `${adminRoute}/applications/`,
          query: formatApplicationQuery({ ...query, page: 1 }),
        }}
      >
        <ApplicationFacts entry={entry} card={card} language={language} messages={messages} />
        <ContactLinks entry={entry} message={await readApplicationMessage(req.payload, entry)} messages={messages} />
        <section className={styles.section} aria-labelledby="guardian">
          <h2 id="guardian">{messages.guardian}</h2>
          {describeConsent(entry, card.age, messages).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
        <DuplicateList duplicates={detail.duplicates} addressOf={(id) => applicationAddress(adminRoute, query, id)} messages={messages} />
        <ApplicationHistory id={card.id} history={detail.history} duplicates={detail.duplicates} messages={messages} />
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
        <p role="alert">{isAllowed ? messages.notFound : messages.forbidden}</p>
      ) : (
        <ApplicationContent req={req} detail={detail} query={query} />
      )}
    </DeskPage>
  );
};
