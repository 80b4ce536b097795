import { ADULT_AGE } from "./adult-age";
import type { Category, Gender } from "./category";
import type { PictureSize } from "./media";
import type { FieldValues, SummaryValues } from "./talent-fields";

/** What a summary holds beside the fields of the table. */
type TalentIdentity = {
  /** In the browser the reference (`domain/talent-reference`): of a hidden talent the id with its token. */
  talentId: string;
  name: string;
  gender: Gender;
  /** Short hash of the cover's path, part of its address; null without a cover. */
  coverVersion: string | null;
  /** Visible categories, in upstream's order; the first is the canonical one. */
  categories: readonly Category[];
};

/**
 * What a card, a listing and the filters may know of a talent; safe to publish. A type and no interface, like `Talent`,
 * because only a type's fields can be read by key (`FieldRecord`).
 */
export type TalentSummary = TalentIdentity & SummaryValues;

export const VIDEO_PROVIDERS = ["youtube", "vimeo", "file"] as const;

export type VideoProvider = (typeof VIDEO_PROVIDERS)[number];

export interface TalentVideo {
  videoId: string;
  provider: VideoProvider;
  /** The provider's own video id, or the version of the talent's file where the provider is `file`. */
  source: string;
  width: number;
  height: number;
}

/** Everything the talent's page shows. */
export type Talent = TalentIdentity &
  FieldValues & {
    /** The talent's own https profile address. */
    socialUrl: string | null;
    book: readonly GalleryPicture[];
    composite: readonly GalleryPicture[];
    videos: readonly TalentVideo[];
  };

/** A picture of a book or composite; its path stays on the server side. */
export interface GalleryPicture extends PictureSize {
  pictureId: string;
  /** Short hash of the file's path, part of the picture's address. */
  version: string;
  /** Upstream's `-1 × -1`: a landscape that takes the full width, its size unknown. */
  isBigLandscape: boolean;
}

/** An unknown age counts as a child's: what protects children must not fail open. */
export const isMinor = ({ age }: Pick<TalentSummary, "age">): boolean => age === null || age < ADULT_AGE;

/** What a card needs to know of the age: live lists tell it, built ones and search results only whether it is a minor's. */
export interface CardAge {
  age?: number | null;
  isMinor?: boolean;
}

/** The text for a talent's picture in a list: of a minor the first name alone, of which search engines make nothing. */
export const listedPictureText = (talent: Pick<TalentSummary, "name"> & CardAge): string =>
  (talent.isMinor ?? isMinor({ age: talent.age ?? null })) ? splitName(talent.name).first : talent.name;

/** First word, and everything after it (specification §2, hover of a card). */
export const splitName = (name: string): { first: string; rest: string } => {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return { first, rest: rest.join(" ") };
};
