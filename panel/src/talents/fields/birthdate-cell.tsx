import type { DefaultServerCellComponentProps } from "payload";

import { CellLink } from "../../admin/cell-link";
import { isDay, writeDay } from "../../../../src/domain/day";

/** In lists: 09/03/2016. */
export const BirthdateCell = (cell: DefaultServerCellComponentProps) => {
  const day: unknown = cell.cellData;
  return typeof day === "string" && isDay(day) ? <CellLink cell={cell}>{writeDay(day)}</CellLink> : null;
};
