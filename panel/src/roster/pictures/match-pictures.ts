import path from "node:path";

import { isDay } from "../../../../src/domain/day";
import { toSlug } from "../../shared/slug";

/** `date` is the day in the path; null without one. */
export type DatedPath = { path: string; date: string | null };

/** In the order of display. */
export type TalentPictures = {
  cover: string | null;
  book: readonly string[];
  compo: readonly string[];
  digitals: readonly DatedPath[];
};

export type PicturePart = "cover" | "book" | "compo" | "digitals";

/** The cover first. */
export const allPaths = ({ cover, book, compo, digitals }: TalentPictures): string[] => [
  ...(cover === null ? [] : [cover]),
  ...book,
  ...compo,
  ...digitals.map(({ path: file }) => file),
];

/** `slugs` are the names under which the row's pictures may be stored. */
export type PictureOwner = { row: number; slugs: readonly string[] };

export type MatchedPictures = {
  byRow: ReadonlyMap<number, TalentPictures>;
  /** The shared name of rows whose pictures could be another row's. */
  shared: ReadonlyMap<number, string>;
  unmatched: readonly string[];
};

/** Includes formats that the site does not accept, so that a person learns that such a picture is missing. */
const PICTURES = /\.(jpe?g|png|webp|hei[cf]|tiff?|bmp|gif|avif|psd|dng|cr2|nef)$/i;

const COVER = ["capa", "cover", "foto-de-capa", "principal"];
const COMPO = ["composite", "composites", "compo", "comp", "compcard", "comp-card"];
/** The name of a digital, or of its folder, begins with one of these words. */
const DIGITAL = /^(digitals?|digitais|polaroides?|polaroids?)(?!-influencer)(-|\d|$)/;

/** `named`: a file with the talent's name alone, which is the cover unless there is another one. */
type Kind = PicturePart | "named";

const inOrder = (one: string, other: string): number => one.localeCompare(other, "en", { numeric: true }) || (one < other ? -1 : 1);

/** The kind by the part of the path below the talent's name: `capa`, `composite-2`, `book/01`, `digitals-2026-03-01-01`. */
const kindOf = (parts: readonly string[]): Kind => {
  if (parts.some((part) => DIGITAL.test(part))) return "digitals";
  const words = parts.map((part) => part.replace(/-?\d+$/, ""));
  if (words.some((word) => COVER.includes(word))) return "cover";
  return words.some((word) => COMPO.includes(word)) ? "compo" : "book";
};

type Owned = { slug: string; kind: Kind };

/** yyyy-mm-dd, from the name of a digital or of its folder. */
const dateIn = (file: string): string | null => [...file.matchAll(/\d{4}-\d{2}-\d{2}(?!\d)/g)].map(([day]) => day).findLast(isDay) ?? null;

const isNumber = (slug: string): boolean => /^\d+$/.test(slug);

/** A number up to the number of files, or a year such as 2026, may count pictures instead of naming a talent. */
const mayCount = (slug: string, files: number): boolean => Number(slug) <= files || /^(19|20)\d\d$/.test(slug);

/** Slugs of a file's folders and name. */
type Place = { folders: readonly string[]; name: string };

/** `shared`: number of outer folders that all files have in common, as in a ZIP of a folder. */
type Owners = { slugs: ReadonlySet<string>; files: number; shared: number };

/**
 * Finds the outermost folder with an owner's name, whatever folders are in it. A number is a name only as the outermost folder: below
 * another one it may count. A folder of one owner inside another owner's has none.
 */
const ownerOfFolders = ({ folders, name }: Place, { slugs, files, shared }: Owners): Owned | null => {
  const isName = (folder: string, index: number): boolean =>
    slugs.has(folder) && (!isNumber(folder) || index === 0 || (index === shared && !mayCount(folder, files)));
  const owners = folders.filter(isName);
  const [slug] = owners;
  if (slug === undefined || new Set(owners).size > 1) return null;
  return { slug, kind: kindOf([...folders.filter((folder) => folder !== slug), name]) };
};

/** Words that may follow an owner's name. With any other word, the file may belong to a person whose name begins the same. */
const PART_WORDS = [
  "book",
  "foto",
  "fotos",
  "photo",
  "photos",
  "img",
  "image",
  "imagem",
  "pic",
  "picture",
  "de",
  "card",
  "comp",
  ...COVER,
  ...COMPO,
];

const isPart = (rest: string): boolean =>
  rest.split("-").every((word) => /^\d*$/.test(word) || PART_WORDS.includes(word.replace(/\d+$/, "")) || DIGITAL.test(word));

/** Finds the longest beginning of a file's name that is an owner's name. A number is no name if it may count, or in a folder. */
const ownerOfName = ({ folders, name }: Place, { slugs, files }: Owners): Owned | null => {
  const words = name.split("-");
  for (let count = words.length; count > 0; count -= 1) {
    const slug = words.slice(0, count).join("-");
    const rest = words.slice(count).join("-");
    const isName = slugs.has(slug) && !(isNumber(slug) && (folders.length > 0 || mayCount(slug, files)));
    if (isName) return isPart(rest) ? { slug, kind: rest === "" ? "named" : kindOf([...folders, rest]) } : null;
  }
  return null;
};

/** A file in a folder without an owner's name has no owner, whatever the file's name, unless all files are in that folder. */
const findOwner = (place: Place, owners: Owners): Owned | null =>
  place.folders.length > owners.shared ? ownerOfFolders(place, owners) : ownerOfName(place, owners);

const toPlace = (file: string): Place => {
  const { dir, name } = path.posix.parse(file);
  return { folders: dir.split("/").filter(Boolean).map(toSlug), name: toSlug(name) };
};

const countShared = (places: readonly Place[], slugs: ReadonlySet<string>): number => {
  const [first, ...others] = places.map(({ folders }) => folders);
  const end = first?.findIndex((folder, index) => slugs.has(folder) || others.some((folders) => folders[index] !== folder)) ?? 0;
  return end === -1 ? (first?.length ?? 0) : end;
};

const groupBy = <Key, Value>(list: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> => {
  const groups = new Map<Key, Value[]>();
  for (const value of list) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
};

const toPictures = (files: readonly (Owned & { file: string })[]): TalentPictures => {
  const ofKind = (kind: Kind): string[] =>
    files
      .filter((each) => each.kind === kind)
      .map(({ file }) => file)
      .sort(inOrder);
  const [cover = null, ...furtherCovers] = [...ofKind("cover"), ...ofKind("named")];
  const digitals = ofKind("digitals").map((file) => ({ path: file, date: dateIn(file) }));
  return { cover, book: [...furtherCovers, ...ofKind("book")], compo: ofKind("compo"), digitals };
};

/**
 * Assigns pictures to rows by folder (`ana-prado/capa.jpg`) or, without folders, by name (`ana-prado-capa.jpg`, `ana-prado-01.jpg`). A
 * picture that may be of another person stays unmatched.
 */
export const matchPictures = (paths: readonly string[], rows: readonly PictureOwner[]): MatchedPictures => {
  const rowsBySlug = groupBy(
    rows.flatMap(({ row, slugs }) => [...new Set(slugs)].filter(Boolean).map((slug) => ({ slug, row }))),
    ({ slug }) => slug,
  );
  const slugs = new Set(rowsBySlug.keys());
  const pictures = paths.filter((file) => PICTURES.test(file));
  const places = pictures.map((file) => ({ file, place: toPlace(file) }));
  const owners: Owners = {
    slugs,
    files: pictures.length,
    shared: countShared(
      places.map(({ place }) => place),
      slugs,
    ),
  };
  const found = places.map(({ file, place }) => ({ file, owner: findOwner(place, owners) }));
  const owned = found.flatMap(({ file, owner }) => (owner === null ? [] : [{ file, ...owner }]));
  const byRow = new Map<number, TalentPictures>();
  const shared = new Map<number, string>();
  const filesByRow = new Map<number, (Owned & { file: string })[]>();
  for (const [slug, files] of groupBy(owned, (each) => each.slug)) {
    const named = rowsBySlug.get(slug) ?? [];
    for (const { row } of named) {
      if (named.length > 1) shared.set(row, slug);
      else filesByRow.set(row, [...(filesByRow.get(row) ?? []), ...files]);
    }
  }
  for (const [row, files] of filesByRow) byRow.set(row, toPictures(files));
  return { byRow, shared, unmatched: found.filter(({ owner }) => owner === null).map(({ file }) => file) };
};
