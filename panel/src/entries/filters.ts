import type { Where } from "payload";

import { type Day, yearsBefore } from "../../../src/domain/day";
import { startOfDay } from "../shared/agency-days";
import { formatDay, formatTime } from "../shared/format-time";
import { toDay, toInstant, withoutWildcards } from "../shared/search-params";
import { selectedMark, toCityKey } from "./search-keys";
import type { ApplicationMessages } from "./words/applications";

export type FilterContext = {
  /** Id of the request's account. */
  account: number;
  today: Day;
};

/** The value is a text, as in the list's address; empty without the filter. */
export type Filter = {
  /** Parses the text of an address; empty for an invalid one. */
  read: (text: string) => string;
  /** Only called with a value that is not empty. */
  where: (value: string, context: FilterContext) => Where[];
};

type FilterMessages = ApplicationMessages["filters"];

type DescribedFilter = Filter & { describe: (value: string, messages: ApplicationMessages) => string };

/** Inclusive; null without a bound. */
type Bounds = { least: number | null; most: number | null };

/** Reads "8-12", "8-", "-12" or "8". */
const toBounds = (text: string): Bounds => {
  const [, least, dash, most] = /^(\d{1,3})?\s*(-)?\s*(\d{1,3})?$/.exec(text) ?? [];
  const from = least === undefined ? null : Number(least);
  if (dash === undefined) return { least: from, most: from };
  return { least: from, most: most === undefined ? null : Number(most) };
};

/** Empty without bounds. */
const formatBounds = ({ least, most }: Bounds): string => {
  if (least === null && most === null) return "";
  return least === most ? String(least) : `${least ?? ""}-${most ?? ""}`;
};

const readBounds = (text: string): string => formatBounds(toBounds(text));
const readDay = (text: string): string => toDay(text) ?? "";
const readId = (text: string): string => (/^[1-9]\d{0,14}$/.test(text) ? text : "");
const oneOf =
  (...values: string[]) =>
  (text: string): string =>
    values.includes(text) ? text : "";

const ageWhere = ({ least, most }: Bounds, today: Day): Where[] => [
  ...(least === null ? [] : [{ birthdate: { less_than_equal: yearsBefore(today, least) } }]),
  ...(most === null ? [] : [{ birthdate: { greater_than: yearsBefore(today, most + 1) } }]),
];

const heightWhere = ({ least, most }: Bounds): Where[] => [
  ...(least === null ? [] : [{ heightCm: { greater_than_equal: least } }]),
  ...(most === null ? [] : [{ heightCm: { less_than_equal: most } }]),
];

const arrivedFrom = (day: string): Where => ({ createdAt: { greater_than_equal: startOfDay(day) } });
const arrivedUntil = (day: string): Where => ({ createdAt: { less_than: startOfDay(day, 1) } });

/** Entries that arrived after a time, ISO 8601: since an account's last visit. */
const SINCE: Filter = {
  read: (text) => toInstant(text) ?? "",
  where: (value) => [{ createdAt: { greater_than: value } }],
};

const formatRange = (text: string, { since, to }: FilterMessages): string => {
  const { least, most } = toBounds(text);
  if (least === null) return most === null ? "" : to.replace("{day}", String(most));
  if (most === null) return since.replace("{day}", String(least));
  return least === most ? String(least) : `${least}–${most}`;
};

/** `age` in whole years, `height` in centimetres, `city` as a part of the name, `since` as the time of an account's last visit. */
export const APPLICATION_FILTERS = {
  age: {
    read: readBounds,
    where: (value, { today }) => ageWhere(toBounds(value), today),
    describe: (value, { filters }) => `${filters.age}: ${formatRange(value, filters)}`,
  },
  gender: {
    read: oneOf("woman", "man"),
    where: (value) => [{ gender: { equals: value } }],
    describe: (value, { genders }) => (value === "woman" ? genders.woman : genders.man),
  },
  city: {
    read: (text) => text,
    where: (value) => [{ cityKey: { contains: toCityKey(withoutWildcards(value)) } }],
    describe: (value) => value,
  },
  height: {
    read: readBounds,
    where: (value) => heightWhere(toBounds(value)),
    describe: (value, { filters }) => `${formatRange(value, filters)} ${filters.cm}`,
  },
  from: {
    read: readDay,
    where: (value) => [arrivedFrom(value)],
    describe: (value, { filters }) => filters.since.replace("{day}", formatDay(value) ?? ""),
  },
  until: {
    read: readDay,
    where: (value) => [arrivedUntil(value)],
    describe: (value, { filters }) => filters.to.replace("{day}", formatDay(value) ?? ""),
  },
  since: { ...SINCE, describe: (value, { filters }) => filters.since.replace("{day}", formatTime(value) ?? "") },
} as const satisfies Readonly<Record<string, DescribedFilter>>;

/** `assigned` is the id of an account, `me` for the account of the request, or `none` for entries without an account; `talent` is an id. */
export const ENQUIRY_FILTERS = {
  assigned: {
    read: (text) => oneOf("me", "none")(text) || readId(text),
    where: (value, { account }) => [
      { assignedTo: value === "none" ? { exists: false } : { equals: value === "me" ? account : Number(value) } },
    ],
  },
  talent: { read: readId, where: (value) => [{ searchText: { contains: selectedMark(Number(value)) } }] },
  since: SINCE,
} as const satisfies Readonly<Record<string, Filter>>;

/** `day` is the day of arrival, `entry` the id of one registration. */
export const REGISTRATION_FILTERS = {
  day: { read: readDay, where: (value) => [arrivedFrom(value), arrivedUntil(value)] },
  entry: { read: readId, where: (value) => [{ id: { equals: Number(value) } }] },
  since: SINCE,
} as const satisfies Readonly<Record<string, Filter>>;
