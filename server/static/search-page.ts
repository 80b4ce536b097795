import { PRIORITY_CARDS } from "../../src/config/constants";
import { FOUND_ID, MODEL_SEARCH, type FoundByName } from "../../src/config/search-page";
import type { Locale } from "../../src/domain/locale";
import { isModelCard, putIntoCard, putIntoPage } from "./search-words";

/** The built page of all searches by name, cut where the cards lie. */
export interface SearchPage {
  locale: Locale;
  before: string;
  after: string;
  /** Those of the first row load their pictures at once. */
  cards: Readonly<Record<"first" | "later", CardModels>>;
}

interface CardModels {
  covered: string;
  bare: string;
}

const CARD = /<li data-section="[^"]*">(?:(?!<li\b)[\s\S])*?<\/li>/g;

/** What begins the part that React takes over; what its scripts read lies before it. */
const ROOT = '<div id="___gatsby">';

/** The list's end, from its mark to the button for more. */
const LIST_END = /data-complete="false"(.*?<button\b)/s;

/** Cuts the page that was built of `MODEL_SEARCH`; null for any other page. */
export const cutSearchPage = (html: string, locale: Locale): SearchPage | null => {
  const cards = [...html.matchAll(CARD)].filter(([card]) => isModelCard(card));
  const [first, firstBare] = cards;
  const [later, laterBare] = cards.slice(PRIORITY_CARDS + 1);
  const last = cards.at(-1);
  const isWhole = cards.length === MODEL_SEARCH.talents.length && html.includes(ROOT) && LIST_END.test(html);
  if (!isWhole || !first || !firstBare || !later || !laterBare || !last) return null;
  return {
    locale,
    before: html.slice(0, first.index),
    after: html.slice(last.index + last[0].length),
    cards: { first: { covered: first[0], bare: firstBare[0] }, later: { covered: later[0], bare: laterBare[0] } },
  };
};

/** The page of one search, exactly as React draws it, so that scripts take it over as it is. */
export const fillSearchPage = ({ before, after, cards, locale }: SearchPage, found: FoundByName): string => {
  const drawn = found.talents.map((talent, place) => {
    const { covered, bare } = cards[place < PRIORITY_CARDS ? "first" : "later"];
    return putIntoCard(talent.coverVersion === null ? bare : covered, talent, locale);
  });
  const data = `<script type="application/json" id="${FOUND_ID}">${toScriptText(found)}</script>`;
  const end = found.talents.length < found.total ? after : completed(after);
  return putIntoPage(before, found, locale).replace(ROOT, () => data + ROOT) + drawn.join("") + putIntoPage(end, found, locale);
};

/** The page while nobody knows the talents: its scripts ask for them themselves, and draw what becomes of it. */
export const unfilledSearchPage = ({ before, after, locale }: SearchPage, name: string): string =>
  putIntoPage(before + completed(after), { name, total: null, talents: [] }, locale);

const completed = (html: string): string => html.replace(LIST_END, 'data-complete="true"$1 hidden=""');

/** No text may end the script that it lies in. */
const toScriptText = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
