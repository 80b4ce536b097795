import type { InstagramItem } from "../../domain/content";
import { isVideoFile } from "../../domain/media";
import { failure, success, type Result } from "../../domain/result";
import { httpsAddress } from "../addresses";
import { mediaPath, type MediaRules } from "../media-path";
import { optionalText, parseWire, requiredText, wireRecord } from "../wire-fields";

const wireInstagramItem = wireRecord({
  id: requiredText(),
  permalink: requiredText(),
  media_url: requiredText(),
  media_type: optionalText(),
  caption: optionalText(),
});

/** Rejects videos, because the feed has no still picture for them. */
export const normalizeInstagramItem = (record: unknown, media: MediaRules): Result<InstagramItem, string> => {
  const wire = parseWire(wireInstagramItem, record);
  if (!wire.ok) return wire;
  const { id, permalink, media_url, media_type, caption } = wire.value;
  const address = httpsAddress(permalink);
  if (address === null) return failure("permalink is not an https address");
  const picture = mediaPath(media_url, media);
  if (picture === null) return failure("media_url is not on an allowed media host");
  if (media_type?.toUpperCase() === "VIDEO" || isVideoFile(picture)) return failure("it is a video");
  return success({ itemId: id, permalink: address, picture, caption });
};
