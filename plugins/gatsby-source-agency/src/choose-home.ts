import { boardMembers } from "../../../src/config/board-members";
import type { Board } from "../../../src/domain/board";
import { CATEGORIES, type Category } from "../../../src/domain/category";
import type { BoardDoor, Door, Face, Home, HomeSettings } from "../../../src/domain/home";
import { isMinor, type TalentSummary } from "../../../src/domain/talent";

/** Number of new faces when editors chose none. */
const NEWEST_FACES = 8;

const MAX_FACES = 12;

export interface HomeContent {
  settings: HomeSettings;
  /** Public talents in the content store's order. */
  talents: readonly TalentSummary[];
  /** In the editors' order. */
  boards: readonly Board[];
  /** Null when all items are shown in their own order. */
  menu: readonly string[] | null;
}

/** The home page shows faces of adults only, whatever the content store sends: a minor, or a talent of unknown age, is left out. */
export const chooseHome = ({ settings, talents, menu, boards }: HomeContent): Home => {
  const adults = talents.filter((talent) => !isMinor(talent));
  const newFaces = chooseNewFaces(settings.newFaceIds, adults).map(toFace);
  const boardDoors = chooseBoardDoors(boards, talents);
  return {
    sections: settings.sections.filter((section) => section !== "boards" || boardDoors.length > 0),
    hasTalents: talents.length > 0,
    doors: chooseDoors({ settings, talents, menu, boards, adults, newFaceIds: new Set(newFaces.map(({ talentId }) => talentId)) }),
    newFaces,
    boards: boardDoors,
  };
};

/** A board has its cover, else the face of its first adult, else the name alone. */
const chooseBoardDoors = (boards: readonly Board[], talents: readonly TalentSummary[]): BoardDoor[] =>
  boards
    .filter(({ isOnHome }) => isOnHome)
    .map((board) => {
      const face = board.cover === null ? boardMembers(board, talents).find((talent) => !isMinor(talent) && hasCover(talent)) : undefined;
      return { slug: board.slug, name: board.name, picture: board.cover, face: face === undefined ? null : toDoorFace(face) };
    });

const toDoorFace = ({ talentId, name, coverVersion }: TalentSummary): NonNullable<Door["face"]> => ({ talentId, name, coverVersion });

const toFace = ({ talentId, name, coverVersion, categories }: TalentSummary): Face => ({ talentId, name, coverVersion, categories });

const chooseNewFaces = (ids: readonly string[], adults: readonly TalentSummary[]): readonly TalentSummary[] => {
  const byId = new Map(adults.map((talent) => [talent.talentId, talent]));
  const chosen = ids.map((id) => byId.get(id)).filter((talent) => talent !== undefined);
  if (chosen.length > 0) return chosen.slice(0, MAX_FACES);
  return adults
    .filter(hasCover)
    .toSorted((one, other) => other.talentId.localeCompare(one.talentId, "en", { numeric: true }))
    .slice(0, NEWEST_FACES);
};

const hasCover = ({ coverVersion }: Pick<TalentSummary, "coverVersion">): boolean => coverVersion !== null;

interface DoorContent extends HomeContent {
  adults: readonly TalentSummary[];
  newFaceIds: ReadonlySet<string>;
}

/** A door for each category of the menu that has talents or an uploaded picture, in the menu's order. */
const chooseDoors = ({ settings, talents, menu, adults, newFaceIds }: DoorContent): Door[] => {
  const onDoors = new Set<string>();
  const doors: Door[] = [];
  for (const category of CATEGORIES.toSorted(inOrderOf(menu)).filter((listed) => menu === null || menu.includes(listed))) {
    const uploaded = settings.doorPictures.find((door) => door.category === category);
    if (uploaded === undefined && !talents.some(({ categories }) => categories.includes(category))) continue;
    const face = uploaded === undefined ? chooseFace(category, { adults, onDoors, newFaceIds }) : null;
    if (face !== null) onDoors.add(face.talentId);
    doors.push({
      category,
      picture: uploaded?.picture ?? null,
      alt: uploaded?.alt ?? null,
      face: face && toDoorFace(face),
    });
  }
  return doors;
};

const inOrderOf =
  (menu: readonly string[] | null) =>
  (one: Category, other: Category): number =>
    menu === null ? 0 : menu.indexOf(one) - menu.indexOf(other);

interface FaceChoice {
  adults: readonly TalentSummary[];
  /** Ids of the faces of other doors. */
  onDoors: ReadonlySet<string>;
  newFaceIds: ReadonlySet<string>;
}

/**
 * An adult of the category with a cover; null without any. Prefers a talent on no other door, then one that is not a new face, then
 * one whose main category it is.
 */
const chooseFace = (category: Category, { adults, onDoors, newFaceIds }: FaceChoice): TalentSummary | null => {
  const rank = ({ talentId, categories }: TalentSummary): number =>
    Number(onDoors.has(talentId)) * 4 + Number(newFaceIds.has(talentId)) * 2 + Number(categories[0] !== category);
  const faces = adults.filter((talent) => talent.categories.includes(category) && hasCover(talent));
  return faces.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
};
