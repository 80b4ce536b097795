import { failure, success, type Result } from "../../domain/result";
import type { GalleryPicture, TalentVideo } from "../../domain/talent";
import { mediaPath, type MediaRules } from "../media-path";
import { videoId } from "../video-id";
import type { WireGalleryItem } from "./wire-gallery";

/** A picture of a book or composite; fails where its file lies on no allowed host. */
export const normalizePicture = (wire: WireGalleryItem, media: MediaRules): Result<GalleryPicture, string> => {
  const path = mediaPath(wire.file, media);
  if (path === null) return failure("file lies on no allowed media host");
  const isSized = isPositive(wire.width) && isPositive(wire.height);
  return success({
    pictureId: wire.id,
    path,
    width: isSized ? wire.width : null,
    height: isSized ? wire.height : null,
    isBigLandscape: wire.width === -1 && wire.height === -1,
  });
};

/** A video; without a shape of its own it is 16:9. */
export const normalizeVideo = (wire: WireGalleryItem, media: MediaRules): Result<TalentVideo, string> => {
  const provider = wire.provider?.toLowerCase();
  if (provider !== "youtube" && provider !== "vimeo" && provider !== "file") return failure("provider is unknown");
  const source = provider === "file" ? mediaPath(wire.file, media) : videoId(provider, wire.file);
  if (source === null) return failure(`file is no ${provider === "file" ? "media path" : `video of ${provider}`}`);
  const shape = isPositive(wire.width) && isPositive(wire.height) ? { width: wire.width, height: wire.height } : { width: 16, height: 9 };
  return success({ videoId: wire.id, provider, source, ...shape });
};

const isPositive = (value: number | null): value is number => value !== null && value > 0;
