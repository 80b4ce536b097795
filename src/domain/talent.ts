import type { Day } from "./day";
import { isMinorAge } from "./adult-age";
import type { Category, Gender } from "./category";
import type { Credit } from "./credit";
import type { PictureSize } from "./media";
import type { NetworkProfile } from "./network";
import type { FieldValues, SummaryValues } from "./talent-fields";

/** The values outside the field table. */
type TalentIdentity = {
  /** In the browser a reference (`domain/talent-reference`): the id, with a token for a hidden talent. */
  talentId: string;
  name: string;
  gender: Gender;
  /** Short hash of the cover's path, used in its address; null without a cover. */
  coverVersion: string | null;
  /** Visible categories in the content store's order; the first is canonical. */
  categories: readonly Category[];
  /** In casting lists only: the position among the list's talents by first publication, the newest first. */
  newest?: number;
};

/**
 * The published data of a talent in lists. A type instead of an interface, like `Talent`, because only a type is
 * assignable to `FieldRecord`.
 */
export type TalentSummary = TalentIdentity & SummaryValues;

export const VIDEO_PROVIDERS = ["youtube", "vimeo", "file"] as const;

export type VideoProvider = (typeof VIDEO_PROVIDERS)[number];

export interface TalentVideo {
  videoId: string;
  provider: VideoProvider;
  /** The provider's video id, or the file's version for `file`. */
  source: string;
  width: number;
  height: number;
  /** A showreel comes first and is named so. */
  isShowreel: boolean;
}

/** Shown on the talent's page. */
export type Talent = TalentIdentity &
  FieldValues & {
    /** An https address. */
    socialUrl: string | null;
    networkProfiles: readonly NetworkProfile[];
    book: readonly GalleryPicture[];
    composite: readonly GalleryPicture[];
    /** The newest first. */
    digitals: readonly Digital[];
    videos: readonly TalentVideo[];
    /** In the editors' order. */
    credits: readonly Credit[];
  };

/** A picture of a book, a composite or the digitals; its path is not published. */
export interface GalleryPicture extends PictureSize {
  pictureId: string;
  /** Short hash of the file's path, used in its address. */
  version: string;
  /** The content store's `-1 × -1`: a full-width landscape of unknown size. */
  isBigLandscape: boolean;
}

/** `date` is the day on which it was taken. */
export interface Digital extends GalleryPicture {
  date: Day;
}

/** An unknown age counts as a minor's: the protection of minors must not fail open. */
export const isMinor = ({ age }: Pick<TalentSummary, "age">): boolean => isMinorAge(age);

/** Live lists have the age; built lists and search results only have whether it is a minor's. */
export interface CardAge {
  age?: number | null;
  isMinor?: boolean;
}

/** Alternative text of a picture in a list: the full name, but only the first name of a minor, because search engines index it. */
export const listedPictureText = (talent: Pick<TalentSummary, "name"> & CardAge): string =>
  (talent.isMinor ?? isMinor({ age: talent.age ?? null })) ? splitName(talent.name).first : talent.name;

export const splitName = (name: string): { first: string; rest: string } => {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return { first, rest: rest.join(" ") };
};
