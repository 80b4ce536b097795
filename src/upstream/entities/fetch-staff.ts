import type { StaffMember } from "../../domain/content";
import type { Result } from "../../domain/result";
import type { UpstreamError } from "../http";
import type { UpstreamSource } from "../source";
import type { RecordList } from "../record-list";
import { fetchEntities } from "./fetch-entities";
import { normalizeStaffMember } from "./normalize-entities";

export const fetchStaff = (source: UpstreamSource): Promise<Result<RecordList<StaffMember>, UpstreamError>> =>
  fetchEntities(source, {
    resource: "staff",
    read: (record) => normalizeStaffMember(record, source.settings),
    idOf: ({ staffId }) => staffId,
    words: ({ role }) => role,
    withWords: (item, role) => ({ ...item, role }),
  });
