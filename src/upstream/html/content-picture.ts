import type { Attributes } from "sanitize-html";
import { mediaAddress } from "../../config/media";
import { isVideoFile } from "../../domain/media";
import { mediaPath, type MediaRules } from "../media-path";

const WIDTHS = [480, 720, 1080] as const;

/** Returns no attributes when the host is not allowed, so that the picture is removed. */
export const toPicture = (sent: Attributes, rules: MediaRules): Attributes => {
  const path = mediaPath(sent.src ?? null, rules);
  if (path === null || isVideoFile(path)) return {};
  return {
    src: mediaAddress(path, 1080),
    srcset: WIDTHS.map((width) => `${mediaAddress(path, width)} ${width}w`).join(", "),
    sizes: "(min-width: 48rem) 45rem, 100vw",
    alt: sent.alt ?? "",
    ...pixelSize(sent),
    loading: "lazy",
    decoding: "async",
  };
};

/** Width and height reserve space only when both are given. */
const pixelSize = ({ width, height }: Attributes): Attributes => (isPixels(width) && isPixels(height) ? { width, height } : {});

const isPixels = (value: string | undefined): value is string => /^[1-9]\d{0,4}$/.test(value ?? "");
