import path from "node:path";

import { isDay } from "../../lib/days";
import { toSlug } from "../../lib/slug";

/** The path of a digital, and the day in it; null without one. */
export type DatedPath = { path: string; date: string | null };

/** Paths of a talent's pictures, in the order in which they are shown. */
export type TalentPictures = {
  cover: string | null;
  book: readonly string[];
  compo: readonly string[];
  digitals: readonly DatedPath[];
};

/** All pictures of a talent, the cover first. */
export const allPaths = ({ cover, book, compo, digitals }: TalentPictures): string[] => [
  ...(cover === null ? [] : [cover]),
  ...book,
  ...compo,
  ...digitals.map(({ path: file }) => file),
];

/** A row with the names under which its pictures may be stored, as slugs. */
export type PictureOwner = { row: number; slugs: readonly string[] };

export type MatchedPictures = {
  byRow: ReadonlyMap<number, TalentPictures>;
  /** Rows whose pictures could be another row's, with the shared name. */
  shared: ReadonlyMap<number, string>;
  /** Paths of pictures that belong to no row. */
  unmatched: readonly string[];
};

/** Also formats that the site does not accept: a person must learn that such a picture is missing. */
const PICTURES = /\.(jpe?g|png|webp|hei[cf]|tiff?|bmp|gif|avif|psd|dng|cr2|nef)$/i;

const COVER = ["capa", "cover", "foto-de-capa", "principal"];
const COMPO = ["composite", "composites", "compo", "comp", "compcard", "comp-card"];
/** Words with which the name of a digital, or of its folder, begins. */
const DIGITAL = /^(digitals?|digitais|polaroides?|polaroids?)(?!-influencer)(-|\d|$)/;

/** `named`: a file that has the talent's name alone, which is the cover unless another one says so. */
type Kind = "cover" | "named" | "book" | "compo" | "digitals";

const inOrder = (one: string, other: string): number => one.localeCompare(other, "en", { numeric: true }) || (one < other ? -1 : 1);

/** The kind by the part of the path below the talent's name: `capa`, `composite-2`, `book/01`, `digitals-2026-03-01-01`. */
const kindOf = (parts: readonly string[]): Kind => {
  if (parts.some((part) => DIGITAL.test(part))) return "digitals";
  const words = parts.map((part) => part.replace(/-?\d+$/, ""));
  if (words.some((word) => COVER.includes(word))) return "cover";
  return words.some((word) => COMPO.includes(word)) ? "compo" : "book";
};

type Owned = { slug: string; kind: Kind };

/** The day in the name of a digital, or of its folder, as yyyy-mm-dd. */
const dateIn = (file: string): string | null => [...file.matchAll(/\d{4}-\d{2}-\d{2}(?!\d)/g)].map(([day]) => day).findLast(isDay) ?? null;

/** Finds the owner by the nearest folder with an owner's name, then by the beginning of the file's name. */
const findOwner = (file: string, slugs: ReadonlySet<string>): Owned | null => {
  const { dir, name } = path.posix.parse(file);
  const parts = [...dir.split("/").filter(Boolean), name].map(toSlug);
  const folder = parts.slice(0, -1).findLastIndex((part) => slugs.has(part));
  const ofFolder = parts[folder];
  if (ofFolder !== undefined) return { slug: ofFolder, kind: kindOf(parts.slice(folder + 1)) };
  const words = toSlug(name).split("-");
  for (let count = words.length; count > 0; count -= 1) {
    const slug = words.slice(0, count).join("-");
    const rest = words.slice(count).join("-");
    if (slugs.has(slug)) return { slug, kind: rest === "" ? "named" : kindOf([...parts.slice(0, -1), rest]) };
  }
  return null;
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

/** Assigns pictures to rows by folder (`ana-prado/capa.jpg`) or by name (`ana-prado-capa.jpg`, `ana-prado-01.jpg`). */
export const matchPictures = (paths: readonly string[], owners: readonly PictureOwner[]): MatchedPictures => {
  const rowsBySlug = groupBy(
    owners.flatMap(({ row, slugs }) => [...new Set(slugs)].filter(Boolean).map((slug) => ({ slug, row }))),
    ({ slug }) => slug,
  );
  const slugs = new Set(rowsBySlug.keys());
  const pictures = paths.filter((file) => PICTURES.test(file));
  const found = pictures.map((file) => ({ file, owner: findOwner(file, slugs) }));
  const owned = found.flatMap(({ file, owner }) => (owner === null ? [] : [{ file, ...owner }]));
  const byRow = new Map<number, TalentPictures>();
  const shared = new Map<number, string>();
  const filesByRow = new Map<number, (Owned & { file: string })[]>();
  for (const [slug, files] of groupBy(owned, (each) => each.slug)) {
    const rows = rowsBySlug.get(slug) ?? [];
    for (const { row } of rows) {
      if (rows.length > 1) shared.set(row, slug);
      else filesByRow.set(row, [...(filesByRow.get(row) ?? []), ...files]);
    }
  }
  for (const [row, files] of filesByRow) byRow.set(row, toPictures(files));
  return { byRow, shared, unmatched: found.filter(({ owner }) => owner === null).map(({ file }) => file) };
};
