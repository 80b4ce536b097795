import type { Result } from "../../domain/result";
import type { Credit } from "../../domain/credit";
import type { MediaPath } from "../../domain/media";
import { networkFields } from "../../domain/network";
import { isMinor, type Talent } from "../../domain/talent";
import { TALENT_FIELDS, toProfileValues, type FieldTable } from "../../domain/talent-fields";
import { profileAddress } from "../addresses";
import { readRecords, type SkippedRecord, type RecordList } from "../record-list";
import type { PublicationRules } from "../source";
import { isRecord } from "../../lib/json";
import { normalizeCredit } from "./normalize-credit";
import { normalizeDigital, normalizePicture, normalizeVideo, type NormalizedItem, type TalentFile } from "./normalize-gallery";
import { isUnusableMeasure, normalizeField } from "./normalize-measurements";
import { normalizeWithNetworks, type TalentContext } from "./normalize-talent";
import { parseWireGalleryItem, type WireGalleryItem } from "./wire-gallery";
import { parseWireTalentSummary, wireNameOf, type WireTalentSummary } from "./wire-talent";

export type { TalentFile } from "./normalize-gallery";

export interface ProfiledTalent {
  talent: Talent;
  coverPath: MediaPath | null;
  /** The files of book, composite, digitals and videos; never sent to a browser. */
  files: readonly TalentFile[];
  hiddenCategories: readonly string[];
  /** Gallery items, credits and measures that could not be read. */
  skipped: readonly SkippedRecord[];
}

export interface ProfileContext extends TalentContext {
  rules: PublicationRules;
}

/** Fails only when the talent itself cannot be read. */
export const normalizeProfile = (record: unknown, context: ProfileContext): Result<ProfiledTalent, string> => {
  const { media, fields = TALENT_FIELDS } = context;
  const wire = parseWireTalentSummary(record, fields);
  if (!wire.ok) return wire;
  const galleries = isRecord(record) ? record : {};
  const book = readGallery(galleries.book, "book", (item) => normalizePicture(item, media));
  const composite = readGallery(galleries.compo, "compo", (item) => normalizePicture(item, media));
  const videos = readGallery(galleries.video, "video", (item) => normalizeVideo(item, media));
  const credits = readCredits(galleries.credits);
  const { listed, networkProfiles } = normalizeWithNetworks(wire.value, context);
  const { talent, coverPath, hiddenCategories } = listed;
  const showsDigitals = !isMinor(talent) || context.rules.minorsDigitals;
  const digitals = readGallery(showsDigitals ? galleries.digitals : [], "digitals", (item) => normalizeDigital(item, media));
  const galleryReads = [book, composite, digitals, videos];
  const skipped = [...galleryReads, credits].flatMap((gallery) => gallery.skipped);
  return {
    ok: true,
    value: {
      talent: {
        ...toProfileValues(fields, (key, field) => normalizeField(field, wire.value.values[key], context.today)),
        ...talent,
        socialUrl: isMinor(talent) && !context.rules.minorsInstagram ? null : profileAddress(wire.value.instagram),
        networkProfiles,
        followers: networkFields(networkProfiles).followers,
        book: book.items,
        composite: composite.items,
        digitals: digitals.items.toSorted((one, other) => other.date.localeCompare(one.date)),
        videos: videos.items.toSorted((one, other) => Number(other.isShowreel) - Number(one.isShowreel)),
        credits: credits.items,
      },
      coverPath,
      files: galleryReads.flatMap((gallery) => gallery.files),
      hiddenCategories,
      skipped: [
        ...unusableMeasures(wire.value, fields),
        ...skipped.map((item) => ({ ...item, id: `${talent.talentId}/${item.id ?? "?"}` })),
      ],
    },
  };
};

const unusableMeasures = ({ id, values }: WireTalentSummary, fields: FieldTable): SkippedRecord[] =>
  Object.entries(fields)
    .filter(([key, field]) => isUnusableMeasure(field, values[key]))
    .map(([key]) => ({ resource: `talents.${wireNameOf(key)}`, id, reason: "is not a measure that a person can have" }));

const readCredits = (records: unknown): RecordList<Credit> =>
  readRecords(Array.isArray(records) ? records : [], {
    resource: "talents.credits",
    read: normalizeCredit,
    idOf: ({ creditId }) => creditId,
  });

const readGallery = <Item>(
  records: unknown,
  resource: string,
  normalize: (item: WireGalleryItem) => Result<NormalizedItem<Item>, string>,
): RecordList<Item> & { files: readonly TalentFile[] } => {
  const list = readRecords(Array.isArray(records) ? records : [], {
    resource: `talents.${resource}`,
    read: (record) => {
      const wire = parseWireGalleryItem(record);
      if (!wire.ok) return wire;
      const item = normalize(wire.value);
      return item.ok ? { ok: true, value: { id: wire.value.id, ...item.value } } : item;
    },
    idOf: ({ id }) => id,
  });
  const files = list.items.map(({ file }) => file).filter((file) => file !== null);
  return { items: list.items.map(({ item }) => item), files, skipped: list.skipped };
};
