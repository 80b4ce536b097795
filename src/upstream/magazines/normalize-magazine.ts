import type { Magazine } from "../../domain/editorial";
import type { Locale } from "../../domain/locale";
import { failure, success, type Result } from "../../domain/result";
import { mediaPath, unsizedPicture, type MediaRules } from "../media-path";
import { parseWire } from "../wire-fields";
import { givenText, timestamp } from "../wire-values";
import { wireMagazine } from "./wire-magazine";

/** One unusable page fails the whole magazine. */
export const normalizeMagazine = (
  record: unknown,
  { media, language }: { media: MediaRules; language: Locale },
): Result<Magazine, string> => {
  const wire = parseWire(wireMagazine, record);
  if (!wire.ok) return wire;
  const { id, title, description, cover, content, created_at } = wire.value;
  const pages = (content ?? "")
    .split(",")
    .filter(givenText)
    .map((page) => mediaPath(page, media));
  const usable = pages.filter((page) => page !== null);
  if (usable.length === 0) return failure("content has no page");
  if (usable.length < pages.length) return failure("a page of content is not on an allowed media host");
  const date = timestamp(created_at);
  return success({ magazineId: id, language, title, description, cover: unsizedPicture(cover, media), pages: usable, date });
};
