import type { DefaultServerCellComponentProps } from "payload";

import { CellLink } from "../admin/cell-link";
import { stateOfConsent } from "./describe-consent";
import { ConsentChip } from "./consent-chip";

const textOrNull = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** In the ledger's list: whether the consent is valid today. */
export const ConsentCell = (cell: DefaultServerCellComponentProps) => {
  const { rowData, i18n } = cell;
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
  return (
    <CellLink cell={cell}>
      <ConsentChip consent={stateOfConsent(fields, new Date())} language={i18n.language} />
    </CellLink>
  );
};
