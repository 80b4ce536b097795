import { cardNameId } from "../../src/config/card-name-id";
import { coverAddress, COVER_FALLBACK_WIDTH, coverSources } from "../../src/config/media";
import { escapeHtml } from "../../src/config/plain-page";
import { localizedPath, routes } from "../../src/config/routes";
import { MODEL_SEARCH, type FoundByName, type FoundTalent } from "../../src/config/search-page";
import type { Locale } from "../../src/domain/locale";
import { required } from "../../src/domain/required";
import { listedPictureText, splitName } from "../../src/domain/talent";
import en from "../../src/locales/en/casting.json";
import pt from "../../src/locales/pt/casting.json";

const WORDS = { pt, en };

/** How many there are is null while nobody knows. */
type Search = Pick<FoundByName, "name" | "talents"> & { total: number | null };

const MODEL = required(MODEL_SEARCH.talents[0], "MODEL_SEARCH.talents");

/** Whether a card was built of a model. */
export const isModelCard = (card: string): boolean => card.includes(encodeURIComponent(MODEL.talentId));

/** A model's card with a talent in its place. */
export const putIntoCard = (card: string, talent: FoundTalent, locale: Locale): string => {
  const own = cardTexts(talent, locale);
  return replaceEach(card, cardTexts(MODEL, locale).map((text, index) => [text, own[index] ?? ""]));
};

/** The rest of the page, its models' words replaced by those of a search. */
export const putIntoPage = (html: string, search: Search, locale: Locale): string => {
  const own = pageTexts(search, locale);
  return replaceEach(html, pageTexts(MODEL_SEARCH, locale).map((text, index) => [text, own[index] ?? ""]));
};

/** What differs from card to card (`talent-card`), in one order for all. */
const cardTexts = (talent: FoundTalent, locale: Locale): string[] => {
  const { talentId, name, coverVersion, categories: [category = "kids"] } = talent;
  const { first, rest } = splitName(name);
  const pictureText = escapeHtml(listedPictureText(talent));
  return [
    `data-section="${category}"`,
    localizedPath(routes.talent(category, { talentId, name }), locale),
    ...(coverVersion === null ? ["", ""] : [coverSources(talentId, coverVersion), coverAddress(talentId, coverVersion, COVER_FALLBACK_WIDTH)]),
    `"${cardNameId(talentId)}"`,
    `alt="${pictureText}"`,
    `aria-label="${pictureText}"`,
    ...[name, first, rest].map(escapeHtml),
  ];
};

/** What differs from search to search: heading, title, count, end of the list, and the addresses of letters. */
const pageTexts = ({ name, total, talents }: Search, locale: Locale): string[] => [
  escapeHtml(name),
  routes.search(name).slice(routes.search().length + 1),
  total === null ? "" : countWords(total, locale),
  total === null ? "" : WORDS[locale]["casting.shown"].replace("{{shown}}", String(talents.length)).replace("{{total}}", String(total)),
];

const countWords = (count: number, locale: Locale): string => {
  if (count === 0) return WORDS[locale]["casting.count_zero"];
  const words = WORDS[locale][count === 1 ? "casting.count_one" : "casting.count_other"];
  return words.replace("{{count}}", String(count));
};

/** Replaces in one pass, so that what is put in is not looked at again, and longer texts before those within them. */
const replaceEach = (html: string, pairs: readonly (readonly [model: string, text: string])[]): string => {
  const texts = new Map(pairs);
  const models = [...texts.keys()].filter((model) => model !== "").sort((one, other) => other.length - one.length);
  return html.replace(new RegExp(models.map(escapePattern).join("|"), "g"), (model) => texts.get(model) ?? model);
};

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
