import type { MediaPath } from "../../domain/media";
import { startTagsOf } from "../../lib/html";
import { decodeComponent } from "../../lib/url";

const MEDIA_ADDRESS = /^\/media\/\d+\/([^?#]+)/;

/** `html` must be sanitised. */
export const mediaPathsIn = (html: string): MediaPath[] =>
  startTagsOf(html)
    .flatMap(({ attributes }) => Object.values(attributes))
    .flatMap((value) => value.split(/[\s,]+/)) // one address, or a `srcset` of several
    .flatMap((address) => MEDIA_ADDRESS.exec(address)?.[1] ?? [])
    .flatMap((encoded) => decodeComponent(encoded) ?? []);
