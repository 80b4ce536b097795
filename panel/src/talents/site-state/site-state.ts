import type { CollectionBeforeChangeHook, Payload, SelectField } from "payload";

import { bilingual } from "../../shared/bilingual";
import { isSqlite, runSql } from "../../database/sql";
import { isDraftSave } from "../../publication/index";
import { SITE_STATE_LABELS, SITE_STATES, siteStateMessages } from "./words";

/**
 * For lists, which read the newest versions: `_status` of a version does not tell a draft of a published record from a record that is not
 * published.
 */
export const siteStateField: SelectField = {
  name: "siteState",
  type: "select",
  index: true,
  label: bilingual(siteStateMessages("pt").title, siteStateMessages("en").title),
  options: SITE_STATES.map((value) => ({ value, label: SITE_STATE_LABELS[value] })),
  access: { create: () => false, update: () => false },
  admin: {
    // The form shows Payload's own status.
    condition: () => false,
    disableBulkEdit: true,
    components: { Cell: "/talents/site-state/site-state-cell#SiteStateCell" },
  },
};

export const setSiteState: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const before: unknown = operation === "create" ? undefined : originalDoc?.siteState;
  const status: unknown = data._status ?? originalDoc?._status;
  if (status === "published") return { ...data, siteState: "published" };
  if (before === undefined || before === null) return { ...data, siteState: "draft" };
  return { ...data, siteState: before === "published" && !isDraftSave(req) ? "archived" : before };
};

/** Talents that an earlier version stored have no state. */
export const fillSiteStates = async (payload: Payload): Promise<void> => {
  const typed = (state: string, type: string): string => (isSqlite(payload) ? `(${state})` : `(${state})::text::${type}`);
  const wasPublished = "EXISTS (SELECT 1 FROM _talents_v v WHERE v.parent_id = talents.id AND v.version__status = 'published')";
  const state = `CASE WHEN _status = 'published' THEN 'published' WHEN ${wasPublished} THEN 'archived' ELSE 'draft' END`;
  await runSql(payload, `UPDATE talents SET site_state = ${typed(state, "enum_talents_site_state")} WHERE site_state IS NULL`);
  const ofTalent = "SELECT site_state FROM talents WHERE talents.id = _talents_v.parent_id";
  await runSql(
    payload,
    `UPDATE _talents_v SET version_site_state = ${typed(ofTalent, "enum__talents_v_version_site_state")} WHERE version_site_state IS NULL`,
  );
};
