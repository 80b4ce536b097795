import type { Board } from "../../domain/board";
import type { SiteText } from "../../domain/content";
import { boardItem, MENU_ITEMS, MENU_PAGES, slugOfBoardItem, type MenuPage } from "../../domain/menu";
import { isRecord } from "../../lib/json";
import type { SkippedRecord } from "../record-list";
import { cleanSlug } from "../slug";
import { givenText } from "../wire-values";
import { menuItemOf } from "./menu-names";

/** Longer names would break the header's rows. */
const MAX_LABEL_LENGTH = 32;

/** Precedes a board's slug in the content store's menu: `board:elas`. */
const BOARD_PREFIX = "board:";

interface MenuEntry {
  /** A `MenuItem`, or a board's `boardItem`. */
  item: string;
  isShown: boolean;
  label: Pick<SiteText, "pt" | "en">;
}

export interface SentMenu {
  /** Categories, pages and boards in order; null for all items in their default order, without boards. */
  items: readonly string[] | null;
  /** The agency's names of categories and pages, and the names of the menu's boards, as words of the interface. */
  words: readonly SiteText[];
  skipped: readonly SkippedRecord[];
}

/** Reads `menu` of `GET /api/customizations`. Items that are not in it follow at the end, then the boards with `isInMenu`. */
export const normalizeMenu = (document: unknown, boards: readonly Board[] = []): SentMenu => {
  const sent = isRecord(document) && Array.isArray(document.menu) ? document.menu : [];
  const read = sent.map(readEntry);
  const entries = read.flatMap((entry, index) =>
    entry !== null && read.findIndex((other) => other?.item === entry.item) === index ? [entry] : [],
  );
  const skipped = read.flatMap((entry, index): SkippedRecord[] =>
    entry === null ? [{ resource: "menu", id: String(index + 1), reason: "item is unknown" }] : [],
  );
  const isListed = (item: string): boolean => entries.some((entry) => entry.item === item);
  const ofBoards = boards.filter(({ isInMenu }) => isInMenu).map(({ slug }) => boardItem(slug));
  const rest = [...MENU_ITEMS, ...ofBoards].filter((item) => !isListed(item));
  const shown = [...entries.filter(({ isShown }) => isShown).map(({ item }) => item), ...rest];
  const items = shown.filter((item) => slugOfBoardItem(item) === null || boards.some(({ slug }) => boardItem(slug) === item));
  const labels = entries.filter(({ item }) => slugOfBoardItem(item) === null).flatMap(toWord);
  return { items: isOwnOrder(items) ? null : items, words: [...labels, ...boardWords({ items, boards, entries })], skipped };
};

const isOwnOrder = (items: readonly string[]): boolean =>
  items.length === MENU_ITEMS.length && items.every((item, index) => item === MENU_ITEMS[index]);

const readEntry = (sent: unknown): MenuEntry | null => {
  const item = isRecord(sent) ? (menuItemOf(sent.item) ?? boardItemOf(sent.item)) : null;
  if (item === null || !isRecord(sent)) return null;
  const label = isRecord(sent.label) ? sent.label : {};
  return { item, isShown: !["false", "0"].includes(String(sent.shown)), label: { pt: labelText(label.pt), en: labelText(label.en) } };
};

const boardItemOf = (sent: unknown): string | null =>
  typeof sent === "string" && sent.startsWith(BOARD_PREFIX) && sent.length > BOARD_PREFIX.length
    ? boardItem(cleanSlug(sent.slice(BOARD_PREFIX.length)))
    : null;

const labelText = (sent: unknown): string | null => {
  const text = typeof sent === "string" ? givenText(sent) : null;
  return text === null || text.length > MAX_LABEL_LENGTH ? null : text.replace(/\s+/g, " ");
};

const isPage = (item: string): item is MenuPage => MENU_PAGES.some((page) => page === item);

const wordKey = (item: string): string => `word:common:${isPage(item) || slugOfBoardItem(item) !== null ? "nav" : "category"}.${item}`;

const toWord = ({ item, label }: MenuEntry): SiteText[] =>
  label.pt === null && label.en === null ? [] : [{ key: wordKey(item), ...label }];

interface MenuBoards {
  items: readonly string[];
  boards: readonly Board[];
  entries: readonly MenuEntry[];
}

/** In both languages: the menu's label, else the board's name. */
const boardWords = ({ items, boards, entries }: MenuBoards): SiteText[] =>
  boards
    .filter(({ slug }) => items.includes(boardItem(slug)))
    .map(({ slug, name }) => {
      const label = entries.find(({ item }) => item === boardItem(slug))?.label;
      const pt = label?.pt ?? name.pt ?? name.en;
      const en = label?.en ?? name.en ?? name.pt;
      return { key: wordKey(boardItem(slug)), pt: literal(pt), en: literal(en) };
    });

/** Removes the characters that i18n interprets. */
const literal = (text: string | null): string | null => text?.replaceAll("{{", "{").replaceAll("$t(", "(") ?? null;
