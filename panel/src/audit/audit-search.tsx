import type { ServerProps } from "payload";

import { AuditSearchForm } from "./audit-search-form";

/** Above the list of audit records. */
export const AuditSearch = ({ payload, i18n }: Pick<ServerProps, "payload" | "i18n">) => (
  <AuditSearchForm api={`${payload.config.routes.api}/audit-events`} admin={payload.config.routes.admin} language={i18n.language} />
);
