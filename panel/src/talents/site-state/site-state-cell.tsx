import type { DefaultServerCellComponentProps } from "payload";

import { inLanguage } from "../../shared/bilingual";
import { SITE_STATE_LABELS, SITE_STATES, siteStateMessages } from "./words";

/** Payload's own cell for the status shows a withdrawn record as changed. */
export const SiteStateCell = ({ cellData, rowData, i18n: { language } }: DefaultServerCellComponentProps) => {
  const state = SITE_STATES.find((known) => known === cellData) ?? "draft";
  const hasNewerDraft = state === "published" && rowData._status !== "published";
  return <span>{hasNewerDraft ? siteStateMessages(language).newerDraft : inLanguage(SITE_STATE_LABELS[state], language)}</span>;
};
