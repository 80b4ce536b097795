import type { Payload } from "payload";

import type { StoredHome, StoredMenuItem } from "../contract/content-store";
import { DOOR_CATEGORIES, type DoorCategory, HOME_SECTIONS } from "./home-sections";
import { readChosenFaces, readNewestFaces, belongToTalent } from "../talents/index";
import { BOARD_ITEM } from "./menu-items";
import type { Board, HomePage } from "../payload-types";
import { toLocalised } from "../contract/localised";
import { isMedia, toMediaList } from "../media/media-file";

const ALL_LANGUAGES = { locale: "all", depth: 1 } as const;

const isDoorCategory = (name: string): name is DoorCategory => name in DOOR_CATEGORIES;

/** Leaves out a file that a talent now shows, since the talent may be a minor. */
const readDoors = async (payload: Payload, doors: HomePage["doors"]): Promise<StoredHome["doors"]> => {
  const found: StoredHome["doors"] = [];
  for (const [name, picture] of Object.entries(doors ?? {})) {
    const [media] = toMediaList([picture]);
    if (!isDoorCategory(name) || media === undefined || !isMedia(picture)) continue;
    if (!(await belongToTalent(payload, [picture.id]))) found.push({ category: DOOR_CATEGORIES[name], media });
  }
  return found;
};

const idOf = (relation: number | { id: number }): number => (typeof relation === "number" ? relation : relation.id);

/** Sections in order, pictures of categories, and new faces, which are published adults. */
export const readHome = async (payload: Payload): Promise<StoredHome> => {
  const { sections, doors, newFaces } = await payload.findGlobal({ ...ALL_LANGUAGES, slug: "home-page", overrideAccess: true });
  const rows = sections ?? [];
  const chosen = await readChosenFaces(payload, (newFaces ?? []).map(idOf));
  return {
    sections: rows.length === 0 ? HOME_SECTIONS : rows.filter(({ shown }) => shown !== false).map(({ section }) => section),
    doors: await readDoors(payload, doors),
    newFaces: chosen.length > 0 ? chosen : await readNewestFaces(payload),
  };
};

/** Null for a board that is not published, or was deleted. */
const toBoardItem = (board: Board | number | null | undefined): string | null =>
  typeof board === "object" && board?._status === "published" && board.slug ? `board:${board.slug}` : null;

/** In order; empty when nobody has changed the menu. */
export const readMenu = async (payload: Payload): Promise<StoredMenuItem[]> => {
  const { items } = await payload.findGlobal({ ...ALL_LANGUAGES, slug: "menu", overrideAccess: true });
  return (items ?? []).flatMap(({ item, board, shown, label }) => {
    const name = item === BOARD_ITEM ? toBoardItem(board) : item;
    return name === null ? [] : [{ item: name, isShown: shown !== false, label: toLocalised(label) }];
  });
};
