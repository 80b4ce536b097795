import type { WorkshopPicture } from "../../domain/content";
import type { Result } from "../../domain/result";
import type { UpstreamError } from "../http";
import type { UpstreamSource } from "../source";
import type { RecordList } from "../record-list";
import { fetchEntities } from "./fetch-entities";
import { normalizeWorkshopPicture } from "./normalize-entities";

export const fetchWorkshopPictures = (source: UpstreamSource): Promise<Result<RecordList<WorkshopPicture>, UpstreamError>> =>
  fetchEntities(source, {
    resource: "gallery",
    read: (record) => normalizeWorkshopPicture(record, source.settings),
    idOf: ({ galleryId }) => galleryId,
    words: ({ title }) => title,
    withWords: (item, title) => ({ ...item, title }),
  });
