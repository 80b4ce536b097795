import type { DefaultServerCellComponentProps } from "payload";

import { dayIn } from "../../lib/days";
import { consentDays } from "../../consents/read-consents";
import { ownState } from "../../consents/rules";
import { environment } from "../../environment";
import { ownStateText } from "../../messages/consents";

const textOrNull = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** In the ledger's list: whether the consent holds today. */
export const ConsentCell = ({ rowData, i18n }: DefaultServerCellComponentProps) => {
  const givenAt = textOrNull(rowData.givenAt);
  if (givenAt === null) return null;
  const days = consentDays({ givenAt, expiresAt: textOrNull(rowData.expiresAt), withdrawnAt: textOrNull(rowData.withdrawnAt) });
  return <span>{ownStateText(ownState(days, dayIn(environment.timeZone, new Date())), i18n.language)}</span>;
};
