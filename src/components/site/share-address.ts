import { coverAddress, mediaAddress, type MediaWidth } from "../../config/media";
import { isVideoFile, type Picture } from "../../domain/media";
import type { TalentSummary } from "../../domain/talent";

/** What networks show of a shared page; the size is null where nobody knows it. */
export interface SharePicture {
  /** Without the host. */
  address: string;
  width: number | null;
  height: number | null;
}

const SHARE_WIDTH: MediaWidth = 1080;

/** A picture as networks are offered it; null for a video or nothing. */
export const shareAddress = (picture: Picture | null): SharePicture | null => {
  if (picture === null || isVideoFile(picture.path)) return null;
  const { path, width, height } = picture;
  const address = mediaAddress(path, SHARE_WIDTH);
  if (!width || !height) return { address, width: null, height: null };
  const shown = Math.min(SHARE_WIDTH, width); // /media never enlarges
  return { address, width: shown, height: Math.round((height * shown) / width) };
};

/** A talent's cover; its size is unknown, since a small original is not enlarged. Never for a child. */
export const shareCover = ({ talentId, coverVersion }: Pick<TalentSummary, "talentId" | "coverVersion">): SharePicture | null =>
  coverVersion === null ? null : { address: coverAddress(talentId, coverVersion, SHARE_WIDTH), width: null, height: null };
