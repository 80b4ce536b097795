export type { AuditAction } from "./collection";
export { noteFileRead, noteListedPhoto } from "./file-reads";
export { peopleConcerned } from "./people-concerned";
export { recordAudit, requireAuditRecord } from "./record-audit";
