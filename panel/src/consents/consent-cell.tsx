import type { DefaultServerCellComponentProps } from "payload";

import { CellLink } from "../admin/cell-link";
import { environment } from "../environment";
import { readConsentFields, stateOfConsent } from "./describe-consent";
import { ConsentChip } from "./consent-chip";

/** In the ledger's list: whether the consent is valid today. */
export const ConsentCell = (cell: DefaultServerCellComponentProps) => {
  // Payload renders the cell in a consent's form too, without a row.
  const fields = readConsentFields(cell.rowData ?? {});
  if (fields === null) return null;
  return (
    <CellLink cell={cell}>
      <ConsentChip consent={stateOfConsent(fields, environment.timeZone)} language={cell.i18n.language} />
    </CellLink>
  );
};
