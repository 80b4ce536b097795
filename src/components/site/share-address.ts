import { mediaAddress } from "../../config/media";
import { isVideoFile, type Picture } from "../../domain/media";

/** What networks show of a shared page: a picture's address without the host; null for a video or nothing. */
export const shareAddress = (picture: Picture | null): string | null =>
  picture === null || isVideoFile(picture.path) ? null : mediaAddress(picture.path, 1080);
