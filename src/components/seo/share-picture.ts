import { coverAddress, mediaAddress, type MediaWidth } from "../../config/media";
import { isVideoFile, type Picture } from "../../domain/media";
import type { TalentSummary } from "../../domain/talent";
import type { SharePicture } from "../../config/share-picture";

const SHARE_WIDTH: MediaWidth = 1080;

/** Null for a video or no picture. */
export const toSharePicture = (picture: Picture | null): SharePicture | null => {
  if (picture === null || isVideoFile(picture.path)) return null;
  const { path, width, height } = picture;
  const address = mediaAddress(path, SHARE_WIDTH);
  if (!width || !height) return { address, width: null, height: null };
  const shown = Math.min(SHARE_WIDTH, width); // /media never enlarges
  return { address, width: shown, height: Math.round((height * shown) / width) };
};

/** For adult talents only. The size is unknown, because a small original is not enlarged. */
export const toCoverSharePicture = ({ talentId, coverVersion }: Pick<TalentSummary, "talentId" | "coverVersion">): SharePicture | null =>
  coverVersion === null ? null : { address: coverAddress(talentId, coverVersion, SHARE_WIDTH), width: null, height: null };
