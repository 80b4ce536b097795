import type { DefaultServerCellComponentProps } from "payload";

import { stateOfConsent } from "./describe-consent";
import { ConsentChip } from "./consent-chip";

const textOrNull = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** In the ledger's list: whether the consent is valid today. */
export const ConsentCell = ({ rowData, i18n }: DefaultServerCellComponentProps) => {
  // Payload renders the cell in a consent's form too, without a row.
  const givenAt = textOrNull(rowData?.givenAt);
  if (givenAt === null) return null;
  const { scopes } = rowData;
  const fields = {
    givenAt,
    expiresAt: textOrNull(rowData.expiresAt),
    withdrawnAt: textOrNull(rowData.withdrawnAt),
    scopes: Array.isArray(scopes) ? scopes : [],
  };
  return <ConsentChip consent={stateOfConsent(fields, new Date())} language={i18n.language} />;
};
