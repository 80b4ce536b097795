import type { Inspected, Picture } from "../pictures/inspect";
import type { TalentPictures } from "../pictures/match-pictures";
import { LIMITS } from "../limits";
import type { RowProblem } from "../problems";
import type { DatedPicture, PlannedPictures } from "./row-plan";
import type { StoredTalent } from "./stored-talents";

export type InspectedPictures = {
  cover: Inspected | null;
  book: readonly Inspected[];
  compo: readonly Inspected[];
  digitals: readonly { inspected: Inspected; date: string }[];
};

export const NOTHING_INSPECTED: InspectedPictures = { cover: null, book: [], compo: [], digitals: [] };

/** Problems that are known before the pictures are read. */
export const pathProblems = ({ book, compo, digitals }: TalentPictures, today: string): RowProblem[] => [
  ...(book.length + compo.length + digitals.length > LIMITS.picturesPerTalent
    ? [{ code: "too-many-pictures", value: String(LIMITS.picturesPerTalent) } as const]
    : []),
  ...digitals
    .filter(({ date }) => date === null || date > today)
    .map(({ path }): RowProblem => ({ code: "digital-without-date", value: path })),
];

export const pictureProblems = ({ cover, book, compo, digitals }: InspectedPictures): RowProblem[] =>
  [...(cover === null ? [] : [cover]), ...book, ...compo, ...digitals.map(({ inspected }) => inspected)].flatMap((each) =>
    each.ok ? [] : [{ code: "picture", value: each.path, reason: each.reason }],
  );

const picturesOf = (list: readonly Inspected[]): Picture[] => list.flatMap((each) => (each.ok ? [each.picture] : []));

type HashOf = (media: number) => string | undefined;

const newOnes = (pictures: readonly Picture[], stored: readonly number[], hashOf: HashOf): Picture[] => {
  const seen = new Set(stored.map(hashOf));
  return pictures.filter(({ hash }) => !seen.has(hash) && seen.add(hash));
};

const newDigitals = (digitals: InspectedPictures["digitals"], stored: StoredTalent | null, hashOf: HashOf): DatedPicture[] => {
  const dates = new Map(digitals.flatMap(({ inspected, date }) => (inspected.ok ? [[inspected.picture, date] as const] : [])));
  const known = (stored?.digitals ?? []).map(({ picture }) => picture);
  return newOnes([...dates.keys()], known, hashOf).map((picture) => ({ picture, date: dates.get(picture) ?? "" }));
};

/** The pictures to add. Stored pictures stay; without any cover, the first picture of the book becomes the cover. */
export const planPictures = (inspected: InspectedPictures, stored: StoredTalent | null, hashOf: HashOf): PlannedPictures => {
  const [given] = inspected.cover === null ? [] : picturesOf([inspected.cover]);
  const book = picturesOf(inspected.book);
  const storedCover = stored?.cover ?? null;
  const cover = given ?? (storedCover === null ? (book[0] ?? null) : null);
  return {
    cover: cover !== null && storedCover !== null && hashOf(storedCover) === cover.hash ? null : cover,
    book: newOnes(book, stored?.book ?? [], hashOf),
    compo: newOnes(picturesOf(inspected.compo), stored?.compo ?? [], hashOf),
    digitals: newDigitals(inspected.digitals, stored, hashOf),
  };
};
