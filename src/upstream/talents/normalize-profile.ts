import type { Result } from "../../domain/result";
import type { MediaPath } from "../../domain/media";
import { isMinor, type Talent } from "../../domain/talent";
import { profileAddress } from "../addresses";
import { readRecords, type SkippedRecord, type Sourced } from "../sourced";
import { isRecord } from "../wire-values";
import { normalizePicture, normalizeVideo } from "./normalize-gallery";
import { heightInFeet } from "./normalize-measurements";
import { normalizeTalent, type TalentContext } from "./normalize-talent";
import { parseWireGalleryItem, type WireGalleryItem } from "./wire-gallery";
import { parseWireTalentSummary } from "./wire-talent";

export interface ProfiledTalent {
  talent: Talent;
  coverPath: MediaPath | null;
  hiddenCategories: readonly string[];
  /** Gallery items that could not be read. */
  skipped: readonly SkippedRecord[];
}

export interface ProfileContext extends TalentContext {
  minorsInstagram: boolean;
}

/** A profile record in the site's terms; fails only where the talent itself cannot be read. */
export const normalizeProfile = (record: unknown, context: ProfileContext): Result<ProfiledTalent, string> => {
  const wire = parseWireTalentSummary(record);
  if (!wire.ok) return wire;
  const galleries = isRecord(record) ? record : {};
  const { media } = context;
  const book = readGallery(galleries.book, "book", (item) => normalizePicture(item, media));
  const composite = readGallery(galleries.compo, "compo", (item) => normalizePicture(item, media));
  const videos = readGallery(galleries.video, "video", (item) => normalizeVideo(item, media));
  const { talent, coverPath, hiddenCategories } = normalizeTalent(wire.value, context);
  const skipped = [book, composite, videos].flatMap((gallery) => gallery.skipped);
  return {
    ok: true,
    value: {
      talent: {
        ...talent,
        socialUrl: isMinor(talent) && !context.minorsInstagram ? null : profileAddress(wire.value.instagram),
        heightFeet: heightInFeet(wire.value.height),
        book: book.items,
        composite: composite.items,
        videos: videos.items,
      },
      coverPath,
      hiddenCategories,
      skipped: skipped.map((item) => ({ ...item, id: `${talent.talentId}/${item.id ?? "?"}` })),
    },
  };
};

const readGallery = <Item>(
  records: unknown,
  resource: string,
  normalize: (item: WireGalleryItem) => Result<Item, string>,
): Sourced<Item> => {
  const sourced = readRecords(Array.isArray(records) ? records : [], {
    resource: `talents.${resource}`,
    read: (record) => {
      const wire = parseWireGalleryItem(record);
      if (!wire.ok) return wire;
      const item = normalize(wire.value);
      return item.ok ? { ok: true, value: { id: wire.value.id, item: item.value } } : item;
    },
    idOf: ({ id }) => id,
  });
  return { items: sourced.items.map(({ item }) => item), skipped: sourced.skipped };
};
