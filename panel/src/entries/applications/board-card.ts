import type { ApplicationCard, ApplicationFlag } from "../application-card";
import { type EntryQuery, itemAddress } from "../entry-lists";
import { describeAge, describeWaiting } from "../describe";
import { formatMeasure } from "../format-answers";
import { photoPreviewAddress } from "../photo-preview-address";
import type { ApplicationMessages } from "../words/applications";
import { comparisonMessages } from "../words/comparison";

export type BoardCard = {
  id: number;
  address: string;
  name: string;
  /** Address of the face photo. */
  photo: string | null;
  /** Age, height, city. */
  facts: string[];
  category: string | null;
  /** Time since the arrival, in words. */
  waiting: string;
  reference: string | null;
  /** Null when the tab names it. */
  status: string | null;
  reason: string | null;
  flags: { flag: ApplicationFlag; label: string }[];
  /** Link to the comparison with similar applications; null without any. */
  similar: { label: string; address: string } | null;
};

export type CardContext = {
  adminRoute: string;
  query: EntryQuery<"applications">;
  language: string;
  messages: ApplicationMessages;
  /** Without it no guardian gets a confirmation: the board says so once. */
  sendsMail: boolean;
  now: Date;
};

const describeSimilar = (count: number, language: string): string => {
  const { oneSimilar, similar } = comparisonMessages(language);
  return count === 1 ? oneSimilar : similar.replace("{count}", String(count));
};

export const toBoardCard = (card: ApplicationCard, { adminRoute, query, language, messages, sendsMail, now }: CardContext): BoardCard => ({
  id: card.id,
  address: itemAddress(adminRoute, query, card.id),
  name: card.name,
  photo: card.face === null ? null : photoPreviewAddress(card.face, "card"),
  facts: [describeAge(card.age, messages), formatMeasure("height", card.height, language) ?? "", card.city].filter((text) => text !== ""),
  category: card.category === null ? null : messages.categories[card.category],
  waiting: describeWaiting(card.createdAt, now, messages),
  reference: card.reference,
  status: query.status === null ? messages.status[card.status] : null,
  reason: card.declineReason ? messages.reasons[card.declineReason] : null,
  flags: card.flags.filter((flag) => sendsMail || flag !== "notConfirmable").map((flag) => ({ flag, label: messages.flags[flag] })),
  similar:
    card.duplicates === 0
      ? null
      : { label: describeSimilar(card.duplicates, language), address: itemAddress(adminRoute, query, `${card.id}/duplicates`) },
});
