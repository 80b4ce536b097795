import type { DefaultServerCellComponentProps } from "payload";

import { isDay, writeDay } from "../../../../src/domain/day";

/** In lists: 09/03/2016. */
export const BirthdateCell = ({ cellData }: DefaultServerCellComponentProps) =>
  typeof cellData === "string" && isDay(cellData) ? writeDay(cellData) : null;
