import type { DefaultServerCellComponentProps } from "payload";

import { CellLink } from "../admin/cell-link";

/** Shows the names of drafts too, of which scouts can read nothing else. */
export const TalentNameCell = async (cell: DefaultServerCellComponentProps) => {
  const { rowData, payload } = cell;
  const talent: unknown = rowData.talent;
  const id = typeof talent === "object" && talent !== null && "id" in talent ? Number(talent.id) : Number(talent);
  // Every account that reads consents may read the names, and only these.
  const { docs } = await payload.find({
    collection: "talents",
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { name: true },
    overrideAccess: true,
  });
  return <CellLink cell={cell}>{docs[0]?.name ?? "–"}</CellLink>;
};
