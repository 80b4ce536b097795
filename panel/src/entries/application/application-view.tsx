import { isAdmin } from "../../access/roles";
import { createAnswers } from "../answers/answer";
import type { ApplicationCard } from "../application-card";
import { type ApplicationDetail, readApplicationDetail } from "../application-detail";
import { formatQuery, itemAddress, stepAddresses } from "../entry-lists";
import { describeAge, describeConsent, describeWaiting } from "../describe";
import { formatMeasure } from "../format-answers";
import { photoPreviewAddress } from "../photo-preview-address";
import { type ApplicationMessages, applicationMessages } from "../words/applications";
import { comparisonMessages } from "../words/comparison";
import { WordingText } from "../../consents/wording-text";
import { detailScreen, type ScreenContext } from "../components/entry-screen";
import { FLAG_TONES } from "../components/flag-tones";
import { ButtonLink } from "../../admin/kit/button";
import { Card } from "../../admin/kit/card";
import { Chip, Chips } from "../../admin/kit/chip";
import { PageHead } from "../../admin/kit/page-head";
import { ApplicationFacts } from "./application-facts";
import { ApplicationHistory } from "./application-history";
import { ApplicationReview } from "./application-review";
import styles from "./application-view.module.css";
import { ContactLinks } from "./contact-links";
import { DuplicateList } from "./duplicate-list";

const toPhotos = (names: readonly string[], labels: readonly string[], fallback: string) =>
  names.map((name, index) => ({
    small: photoPreviewAddress(name, "card"),
    large: photoPreviewAddress(name, "view"),
    label: labels[index] ?? `${fallback} ${index + 1}`,
  }));

/** "8 anos · 1,38 m · São Paulo · Kids · há 3 dias". */
const describeApplicant = (card: ApplicationCard, language: string, messages: ApplicationMessages): string =>
  [
    describeAge(card.age, messages),
    formatMeasure("height", card.height, language),
    card.city,
    card.category === null ? null : messages.categories[card.category],
    describeWaiting(card.createdAt, new Date(), messages),
  ]
    .filter(Boolean)
    .join(" · ");

type KickerProps = { card: ApplicationCard; messages: ApplicationMessages };

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

type ContentProps = ScreenContext<"applications", ApplicationMessages> & { detail: ApplicationDetail };

const ApplicationContent = async ({ req, adminRoute, language, messages, query, detail }: ContentProps) => {
  const { entry, card } = detail;
  const steps = stepAddresses({ adminRoute, query }, detail);
  const comparison = card.duplicates === 0 ? null : itemAddress(adminRoute, query, `${card.id}/duplicates`);
  return (
    <article>
      <PageHead
        kicker={<Kicker card={card} messages={messages} />}
        title={card.name}
        summary={describeApplicant(card, language, messages)}
        actions={
          <span className={styles.back}>
            <ButtonLink kind="quiet" href={steps.list}>
              {messages.backToBoard}
            </ButtonLink>
          </span>
        }
      />
      <ApplicationReview
        // Remounts for another application, which then starts with its own note and photos.
        key={card.id}
        id={card.id}
        name={card.name}
        status={card.status}
        notes={entry.notes ?? ""}
        photos={toPhotos(detail.photos, messages.photoNames, messages.photo)}
        arePhotosDeleted={Boolean(entry.photosDeletedAt)}
        talent={card.talent}
        mayRemoveTalent={detail.isTalentAsMade}
        isAdmin={(await isAdmin({ req })) === true}
        addresses={{
          ...steps,
          comparison,
          base: `${adminRoute}/applications/`,
          query: formatQuery({ ...query, page: 1 }),
          adminRoute,
        }}
        answer={(await createAnswers(req, "getScouted"))(entry)}
        contact={<ContactLinks entry={entry} messages={messages} />}
        history={<ApplicationHistory id={card.id} history={detail.history} duplicates={detail.duplicates} messages={messages} />}
      >
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
          addressOf={(id) => itemAddress(adminRoute, query, id)}
          comparison={{ address: comparison ?? "", label: comparisonMessages(language).compare }}
          messages={messages}
          repeated={card.flags.includes("alreadyAccepted") ? card : null}
        />
      </ApplicationReview>
    </article>
  );
};

export const ApplicationView = detailScreen({
  list: "applications",
  messagesOf: applicationMessages,
  read: readApplicationDetail,
  nameOf: ({ card }) => card.name,
  render: async (context, detail) => <ApplicationContent {...context} detail={detail} />,
});
