import type { ChosenPicture, PackageDefinition, PackagedTalent } from "../../src/domain/package-definition";
import type { PackageGallery, PackagePicture, PackageShows, PackageTalent, PackageVideo, PackageView } from "../../src/domain/package";
import { isMinor, type Digital, type GalleryPicture, type Talent } from "../../src/domain/talent";
import { TALENT_FIELDS, toProfileValues, type FieldKind, type FieldRecord, type FieldValues } from "../../src/domain/talent-fields";
import type { TalentFile } from "../../src/upstream/talents/fetch-talent";
import type { CardTalent } from "../cards/load-pictures";

export interface TalentSource {
  talent: Talent;
  files: readonly TalentFile[] | null;
  cover: TalentFile | null;
}

interface ShownPicture {
  gallery: PackageGallery;
  picture: GalleryPicture & Partial<Pick<Digital, "date">>;
}

/** The kinds of fields that `shows.measurements` switches off. */
const MEASUREMENTS: readonly FieldKind[] = ["length", "feet", "size", "option"];

const galleriesOf = ({ book, composite, digitals }: Talent): ShownPicture[] => [
  ...book.map((picture) => ({ gallery: "book" as const, picture })),
  ...composite.map((picture) => ({ gallery: "composite" as const, picture })),
  ...digitals.map((picture) => ({ gallery: "digitals" as const, picture })),
];

/** In the package's order. */
const shownPictures = (talent: Talent, { pictures }: PackagedTalent): ShownPicture[] => {
  const all = galleriesOf(talent);
  if (pictures === null) return all;
  return pictures.flatMap((chosen) => all.find((shown) => isChosen(shown, chosen)) ?? []);
};

const isChosen = ({ gallery, picture }: ShownPicture, chosen: ChosenPicture): boolean =>
  gallery === chosen.gallery && picture.pictureId === chosen.itemId;

const shownValues = (talent: Talent, shows: PackageShows): FieldValues => {
  const record: FieldRecord = talent;
  const isShown = (kind: FieldKind): boolean => (kind === "years" ? shows.age : shows.measurements || !MEASUREMENTS.includes(kind));
  return toProfileValues(TALENT_FIELDS, (key, { kind }) => (isShown(kind) ? record[key] : undefined));
};

const encoded = (...segments: readonly string[]): string => segments.map(encodeURIComponent).join("/");

const toPicture = (talentId: string, { gallery, picture }: ShownPicture): PackagePicture => ({
  pictureId: `${gallery}:${picture.pictureId}`,
  gallery,
  file: `${encoded(talentId, gallery, picture.pictureId)}.jpg`,
  width: picture.width,
  height: picture.height,
  isBigLandscape: picture.isBigLandscape,
  date: picture.date ?? null,
});

const toVideo = (talentId: string, { videoId, provider, source, width, height, isShowreel }: Talent["videos"][number]): PackageVideo => ({
  videoId,
  provider,
  source: provider === "file" ? `videos/${encoded(talentId, videoId)}` : source,
  width,
  height,
  isShowreel,
});

const shownVideos = ({ videos }: Talent, { videos: chosen }: PackagedTalent, shows: PackageShows): Talent["videos"] =>
  shows.videos ? videos.filter(({ videoId }) => chosen === null || chosen.includes(videoId)) : [];

/** The item of a talent's own cover, which has no id. */
const OWN_COVER = "cover";

/** A cover's item is `cover`, or `{gallery}.{id}` of a picture that was chosen. */
const coverOf = (source: TalentSource, packaged: PackagedTalent): PackagePicture | null => {
  const [first] = shownPictures(source.talent, packaged);
  const isOwn = packaged.pictures === null && source.cover !== null;
  if (!isOwn && first === undefined) return null;
  const item = isOwn || first === undefined ? OWN_COVER : `${first.gallery}.${first.picture.pictureId}`;
  const { talentId } = source.talent;
  const file = `${encoded(talentId, "cover", item)}.jpg`;
  return { pictureId: `cover:${item}`, gallery: "cover", file, width: null, height: null, isBigLandscape: false, date: null };
};

export const toPackageTalent = (source: TalentSource, packaged: PackagedTalent, shows: PackageShows): PackageTalent => {
  const { talent } = source;
  const { talentId, name, gender } = talent;
  return {
    talentId,
    name,
    gender,
    ...shownValues(talent, shows),
    isMinor: isMinor(talent),
    cover: coverOf(source, packaged),
    pictures: shownPictures(talent, packaged).map((shown) => toPicture(talentId, shown)),
    videos: shownVideos(talent, packaged, shows).map((video) => toVideo(talentId, video)),
    credits: talent.credits,
  };
};

export const toPackageView = (definition: PackageDefinition, talents: readonly PackageTalent[]): PackageView => ({
  title: definition.title,
  client: definition.client,
  message: definition.message,
  language: definition.language,
  expiresAt: definition.expiresAt,
  shows: definition.shows,
  contact: definition.shows.contact ? definition.contact : null,
  talents,
});

/** Contains only what the package shows. */
export const toPackageCard = ({ talent, files, cover }: TalentSource, packaged: PackagedTalent, shows: PackageShows): CardTalent => {
  const isChosenOnly = packaged.pictures !== null;
  const book = isChosenOnly ? shownPictures(talent, packaged).map(({ picture }) => picture) : talent.book;
  return {
    talent: {
      ...talent,
      ...shownValues(talent, shows),
      socialUrl: null,
      book,
      composite: isChosenOnly ? [] : talent.composite,
      videos: [],
    },
    cover: isChosenOnly ? null : cover,
    files,
  };
};

export interface ShownFile {
  version: string;
  shape: "cover" | "whole";
}

/** Null for a picture that the package does not show. */
export const findPicture = (
  source: TalentSource,
  packaged: PackagedTalent,
  address: { gallery: string; item: string },
): ShownFile | null => {
  const shown = shownPictures(source.talent, packaged);
  if (address.gallery !== "cover") {
    const found = shown.find((one) => one.gallery === address.gallery && one.picture.pictureId === address.item);
    return found === undefined ? null : { version: found.picture.version, shape: "whole" };
  }
  if (address.item === OWN_COVER)
    return packaged.pictures === null && source.cover !== null ? { version: source.cover.version, shape: "cover" } : null;
  const found = shown.find(({ gallery, picture }) => `${gallery}.${picture.pictureId}` === address.item);
  return found === undefined ? null : { version: found.picture.version, shape: "cover" };
};

/** The version of a video's file; null for a video that the package does not show. */
export const findVideo = ({ talent }: TalentSource, { packaged, shows, videoId }: VideoAddress): string | null =>
  shownVideos(talent, packaged, shows).find((video) => video.provider === "file" && video.videoId === videoId)?.source ?? null;

interface VideoAddress {
  packaged: PackagedTalent;
  shows: PackageShows;
  videoId: string;
}
