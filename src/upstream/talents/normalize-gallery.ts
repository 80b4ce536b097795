import { failure, success, type Result } from "../../domain/result";
import type { MediaPath } from "../../domain/media";
import type { Digital, GalleryPicture, TalentVideo } from "../../domain/talent";
import { mediaPath, mediaVersion, type MediaRules } from "../media-path";
import { videoId } from "../../domain/video-id";
import type { WireGalleryItem } from "./wire-gallery";

/** `version` is public; `path` is never sent to a browser. */
export interface TalentFile {
  version: string;
  path: MediaPath;
}

/** `item` is public. `file` is null for a video of YouTube or Vimeo. */
export interface NormalizedItem<Item> {
  item: Item;
  file: TalentFile | null;
}

/** Fails when the host of the file is not allowed. */
export const normalizePicture = (wire: WireGalleryItem, media: MediaRules): Result<NormalizedItem<GalleryPicture>, string> => {
  const path = mediaPath(wire.file, media);
  if (path === null) return failure("file is not on an allowed media host");
  const isSized = isPositive(wire.width) && isPositive(wire.height);
  const version = mediaVersion(path);
  const item = {
    pictureId: wire.id,
    version,
    width: isSized ? wire.width : null,
    height: isSized ? wire.height : null,
    isBigLandscape: wire.width === -1 && wire.height === -1,
  };
  return success({ item, file: { version, path } });
};

/** Fails without a day. */
export const normalizeDigital = (wire: WireGalleryItem, media: MediaRules): Result<NormalizedItem<Digital>, string> => {
  if (wire.date === null) return failure("date is missing");
  const { date } = wire;
  const picture = normalizePicture(wire, media);
  return picture.ok ? success({ ...picture.value, item: { ...picture.value.item, date } }) : picture;
};

/** The ratio is 16:9 when none is given. */
export const normalizeVideo = (wire: WireGalleryItem, media: MediaRules): Result<NormalizedItem<TalentVideo>, string> => {
  const provider = wire.provider?.toLowerCase();
  if (provider !== "youtube" && provider !== "vimeo" && provider !== "file") return failure("provider is unknown");
  const ratio = isPositive(wire.width) && isPositive(wire.height) ? { width: wire.width, height: wire.height } : { width: 16, height: 9 };
  const shape = { ...ratio, isShowreel: wire.isShowreel };
  if (provider === "file") {
    const path = mediaPath(wire.file, media);
    if (path === null) return failure("file is not a media path");
    const version = mediaVersion(path);
    return success({ item: { videoId: wire.id, provider, source: version, ...shape }, file: { version, path } });
  }
  const source = videoId(provider, wire.file);
  return source === null
    ? failure(`file is not a video of ${provider}`)
    : success({ item: { videoId: wire.id, provider, source, ...shape }, file: null });
};

const isPositive = (value: number | null): value is number => value !== null && value > 0;
