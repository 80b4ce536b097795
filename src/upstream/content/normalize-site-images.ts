import type { SiteImage } from "../../domain/content";
import { failure, success, type Result } from "../../domain/result";
import { mediaPath, type MediaRules } from "../media-path";
import type { RecordList } from "../record-list";
import { optionalCount, optionalText, parseWire, requiredText, wireRecord } from "../wire-fields";
import { readEntries } from "./keyed-document";

const wireImage = wireRecord({ file: requiredText(), width: optionalCount(), height: optionalCount(), alt: optionalText() });

/** Reads `GET /api/website-images`. */
export const normalizeSiteImages = (document: unknown, media: MediaRules): RecordList<SiteImage> =>
  readEntries(document, { resource: "website-images", read: (key, entry) => normalizeSiteImage(key, entry, media) });

const normalizeSiteImage = (key: string, entry: unknown, media: MediaRules): Result<SiteImage, string> => {
  const wire = parseWire(wireImage, entry);
  if (!wire.ok) return wire;
  const { file, width, height, alt } = wire.value;
  const path = mediaPath(file, media);
  if (path === null) return failure("file is not on an allowed media host");
  const size = width === null || height === null ? { width: null, height: null } : { width, height };
  return success({ key, path, ...size, alt });
};
