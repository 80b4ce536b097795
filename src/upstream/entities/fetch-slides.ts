import type { Slide } from "../../domain/content";
import type { Result } from "../../domain/result";
import type { UpstreamError } from "../http";
import type { UpstreamSource } from "../source";
import type { RecordList } from "../record-list";
import { fetchEntities } from "./fetch-entities";
import { normalizeSlide } from "./normalize-entities";

export const fetchSlides = (source: UpstreamSource): Promise<Result<RecordList<Slide>, UpstreamError>> =>
  fetchEntities(source, {
    resource: "slides",
    read: (record) => normalizeSlide(record, source.settings),
    idOf: ({ slideId }) => slideId,
    words: ({ alt }) => alt,
    withWords: (item, alt) => ({ ...item, alt }),
  });
