import { createHmac } from "node:crypto";
import { type Day, DAY_MS } from "../../src/domain/day";
import { absoluteAddress } from "../../src/config/absolute-address";
import { listFeedPath } from "../../src/config/list-feed";
import { localizedPath, routes } from "../../src/config/routes";
import type { Locale } from "../../src/domain/locale";
import { isMinor, type TalentSummary } from "../../src/domain/talent";
import { escapeXml, XML_DECLARATION, xmlElement } from "../../src/lib/xml";
import enSelection from "../../src/locales/en/selection.json";
import ptSelection from "../../src/locales/pt/selection.json";
import type { MemberList } from "./list-members";

const WORDS = { pt: ptSelection, en: enSelection } as const;
const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { pt: "pt-br", en: "en" };

const MAX_ADULTS = 50;
/** Days for which an adult counts as new. */
const ADULTS_DAYS = 365;
/** Days for which a minor counts as new. */
const MINORS_DAYS = 30;
const READ_AGAIN_MINUTES = 60;

export interface ListFeed {
  siteUrl: string;
  locale: Locale;
  agencyName: string | null;
  list: MemberList;
  today: Day;
  dayOf: (talentId: string) => Day | null;
  /** Keyed hashes identify items without revealing anything about a minor. */
  key: Buffer;
}

interface NewTalent {
  talent: TalentSummary;
  day: Day;
}

/** RSS 2.0 of a list's new talents: adults by name and link, minors as their number alone. */
export const toListFeed = (feed: ListFeed): string => {
  const { siteUrl, locale, agencyName, list, dayOf } = feed;
  const address = absoluteAddress(siteUrl, localizedPath(list.address, locale));
  const self = absoluteAddress(siteUrl, localizedPath(listFeedPath(list.address), locale));
  const known = list.talents.flatMap((talent): NewTalent[] => {
    const day = dayOf(talent.talentId);
    return day === null ? [] : [{ talent, day }];
  });
  known.sort((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
  const adults = known.filter(({ talent, day }) => !isMinor(talent) && isWithin(ADULTS_DAYS, day, feed.today)).slice(0, MAX_ADULTS);
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    xmlElement("title", [list.title(locale), agencyName].filter((part) => part !== null).join(" · ")),
    xmlElement("link", address),
    xmlElement("description", WORDS[locale]["searches.feedDescription"]),
    xmlElement("language", LANGUAGE_TAGS[locale]),
    xmlElement("ttl", String(READ_AGAIN_MINUTES)),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...minorsItem(feed, { address, minors: known.filter(({ talent }) => isMinor(talent)) }),
    ...adults.map((adult) => adultItem(feed, adult)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
};

const isWithin = (days: number, day: Day, today: Day): boolean => Date.parse(today) - Date.parse(day) < days * DAY_MS;

const adultItem = ({ siteUrl, locale }: ListFeed, { talent, day }: NewTalent): string => {
  const [category] = talent.categories;
  const path = category === undefined ? null : routes.talent(category, talent);
  return [
    "<item>",
    xmlElement("title", talent.name),
    xmlElement("link", path && absoluteAddress(siteUrl, localizedPath(path, locale))),
    `<guid isPermaLink="false">${escapeXml(`${new URL(siteUrl).host}/${talent.talentId}`)}</guid>`,
    xmlElement("pubDate", new Date(`${day}T00:00:00Z`).toUTCString()),
    "</item>",
  ].join("");
};

/** "3 novos", without a date. The item's id changes with the newest of them, so that feed readers show it again. */
const minorsItem = (
  { locale, list, today, key }: ListFeed,
  { address, minors }: { address: string; minors: readonly NewTalent[] },
): string[] => {
  const recent = minors.filter(({ day }) => isWithin(MINORS_DAYS, day, today));
  const [newest] = recent;
  if (newest === undefined) return [];
  const words = WORDS[locale];
  const title = (count: number) => words[count === 1 ? "searches.new_one" : "searches.new_other"].replace("{{count}}", String(count));
  const id = createHmac("sha256", key).update(`${list.address} ${newest.talent.talentId}`).digest("base64url").slice(0, 22);
  const item = [
    "<item>",
    xmlElement("title", title(recent.length)),
    xmlElement("link", address),
    `<guid isPermaLink="false">${id}</guid>`,
    "</item>",
  ];
  return [item.join("")];
};
