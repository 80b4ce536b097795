import type { DefaultServerCellComponentProps } from "payload";

import { storeLabel } from "../../messages/audit";

/** In the list of audit records: the collection in words. */
export const StoreCell = ({ cellData, i18n }: DefaultServerCellComponentProps) => (
  <span>{typeof cellData === "string" ? storeLabel(cellData, i18n.language) : null}</span>
);
