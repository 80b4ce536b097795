import { formatDay, formatTime } from "../shared/format-time";
import type { ApplicationMessages } from "./words/applications";
import type { ComparisonMessages } from "./words/comparison";
import type { ComparedApplication } from "./comparison";
import { describeAge } from "./describe";
import { formatMeasure, MEASURES } from "./format-answers";

export type ComparisonRow = {
  label: string;
  cells: {
    id: number;
    text: string;
    /** Whether it differs from the first application's answer. Names, phones, e-mails and cities are compared by their search keys. */
    isDifferent: boolean;
  }[];
};

type Texts = { language: string; messages: ApplicationMessages; comparison: ComparisonMessages };

type Answer = {
  label: string;
  textOf: (application: ComparedApplication) => string | null | undefined;
  /** Absent: the text is compared. Null: nothing is compared. */
  keyOf?: ((application: ComparedApplication) => string | null | undefined) | null;
};

const join = (parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(" · ");

const identity = ({ messages, comparison }: Texts): Answer[] => [
  {
    label: comparison.why,
    textOf: ({ reasons }) => reasons.map((reason) => messages.duplicateReasons[reason]).join(", ") || comparison.opened,
    keyOf: null,
  },
  {
    label: comparison.status,
    textOf: ({ card }) => join([messages.status[card.status], card.declineReason ? messages.reasons[card.declineReason] : null]),
    keyOf: null,
  },
  { label: messages.fields.received, textOf: ({ entry }) => formatTime(entry.createdAt), keyOf: null },
  { label: messages.fields.reference, textOf: ({ entry }) => entry.reference, keyOf: null },
  { label: comparison.name, textOf: ({ entry }) => entry.name, keyOf: ({ entry }) => entry.nameKey },
  {
    label: messages.fields.birthdate,
    textOf: ({ entry, card }) => join([formatDay(entry.birthdate), describeAge(card.age, messages)]),
    keyOf: ({ entry }) => entry.birthdate,
  },
  { label: messages.fields.phone, textOf: ({ entry }) => entry.phone, keyOf: ({ entry }) => entry.phoneKey },
  { label: messages.fields.email, textOf: ({ entry }) => entry.email, keyOf: ({ entry }) => entry.emailKey },
  { label: messages.fields.city, textOf: ({ entry }) => entry.city, keyOf: ({ entry }) => entry.cityKey },
];

const profile = (texts: Texts): Answer[] => {
  const { fields, genders } = texts.messages;
  return [
    { label: fields.gender, textOf: ({ entry }) => (entry.gender ? genders[entry.gender] : null) },
    ...MEASURES.map((measure): Answer => ({
      label: fields[measure],
      textOf: ({ entry }) => formatMeasure(measure, entry[measure], texts.language),
    })),
    { label: fields.instagram, textOf: ({ entry }) => entry.instagram },
    { label: fields.tiktok, textOf: ({ entry }) => entry.tiktok },
  ];
};

const rights = ({ messages, comparison }: Texts): Answer[] => [
  { label: messages.guardian, textOf: ({ entry }) => entry.guardian },
  { label: comparison.consent, textOf: ({ entry }) => formatTime(entry.consentAt), keyOf: null },
  {
    label: comparison.confirmation,
    textOf: ({ entry }) => (entry.confirmation ? messages.confirmationShort[entry.confirmation] : null),
    keyOf: null,
  },
  { label: messages.note, textOf: ({ entry }) => entry.notes, keyOf: null },
];

/** Omits rows without an answer. */
export const toComparisonRows = (applications: readonly ComparedApplication[], texts: Texts): ComparisonRow[] =>
  [...identity(texts), ...profile(texts), ...rights(texts)]
    .map(({ label, textOf, keyOf = textOf }) => {
      const keys = applications.map((application) => (keyOf === null ? "" : (keyOf(application) ?? "")));
      const cells = applications.map((application, index) => ({
        id: application.entry.id,
        text: textOf(application) ?? "",
        isDifferent: keys[index] !== keys[0],
      }));
      return { label, cells };
    })
    .filter(({ cells }) => cells.some(({ text }) => text !== ""));
