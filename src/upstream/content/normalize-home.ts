import { CATEGORIES } from "../../domain/category";
import type { Translated } from "../../domain/content";
import { HOME_SECTIONS, type DoorPicture, type HomeSection, type HomeSettings } from "../../domain/home";
import { failure, success, type Result } from "../../domain/result";
import { isRecord } from "../../lib/json";
import { mediaPath, type MediaRules } from "../media-path";
import { readRecords, type SkippedRecord } from "../record-list";
import { optionalCount, parseWire, requiredText, wireRecord } from "../wire-fields";
import { givenText } from "../wire-values";
import { menuItemOf } from "./menu-names";

/** For a content store without sections. */
const DEFAULT_SECTIONS: readonly HomeSection[] = ["slider", "boards", "blog", "instagram"];

/** The content store's names that differ from ours. */
const WIRE_NAMES: Readonly<Partial<Record<HomeSection, string>>> = { newFaces: "new_faces" };

const wirePicture = wireRecord({ file: requiredText(), width: optionalCount(), height: optionalCount() });

export interface SentHome {
  settings: HomeSettings;
  skipped: readonly SkippedRecord[];
}

/** Reads `home_sections`, `home_doors` and `home_new_faces` of `GET /api/customizations`. */
export const normalizeHome = (document: unknown, media: MediaRules): SentHome => {
  const { home_sections, home_doors, home_new_faces } = isRecord(document) ? document : {};
  const sections = readSections(home_sections);
  const doors = readRecords(listOf(home_doors), {
    resource: "home_doors",
    read: (record) => readDoor(record, media),
    idOf: ({ category }) => category,
  });
  const ids = listOf(home_new_faces).map((id) => (typeof id === "number" ? String(id) : typeof id === "string" ? givenText(id) : null));
  return {
    settings: {
      sections: sections.known,
      doorPictures: doors.items,
      newFaceIds: [...new Set(ids.filter((id) => id !== null))],
    },
    skipped: [
      ...sections.unknown.map((section): SkippedRecord => ({ resource: "home_sections", id: section, reason: "section is unknown" })),
      ...doors.skipped,
    ],
  };
};

const listOf = (sent: unknown): readonly unknown[] => (Array.isArray(sent) ? sent : []);

interface SentSections {
  known: readonly HomeSection[];
  unknown: readonly string[];
}

/** Each section once. Without a known section, the defaults apply. */
const readSections = (sent: unknown): SentSections => {
  const names = [...new Set(listOf(sent))];
  const find = (name: unknown): HomeSection | undefined => HOME_SECTIONS.find((section) => (WIRE_NAMES[section] ?? section) === name);
  const known = names.map(find).filter((section) => section !== undefined);
  return { known: known.length === 0 ? DEFAULT_SECTIONS : known, unknown: names.filter((name) => find(name) === undefined).map(String) };
};

const readDoor = (record: unknown, media: MediaRules): Result<DoorPicture, string> => {
  const item = isRecord(record) ? menuItemOf(record.category) : null;
  const category = CATEGORIES.find((known) => known === item);
  if (category === undefined) return failure("category is unknown");
  const wire = parseWire(wirePicture, record);
  if (!wire.ok) return wire;
  const { file, width, height } = wire.value;
  const path = mediaPath(file, media);
  if (path === null) return failure("file is not on an allowed media host");
  const size = width === null || height === null ? { width: null, height: null } : { width, height };
  return success({ category, picture: { path, ...size }, alt: readAlt(isRecord(record) ? record.alt : null) });
};

/** A text by language, or a text in Portuguese. */
const readAlt = (sent: unknown): Translated => {
  const { pt, en } = isRecord(sent) ? sent : { pt: sent, en: null };
  return { pt: textOrNull(pt), en: textOrNull(en) };
};

const textOrNull = (sent: unknown): string | null => (typeof sent === "string" ? givenText(sent) : null);
