import type { DefaultServerCellComponentProps } from "payload";

import { categoryLabel } from "./categories-words";

/** The site's names of a talent's categories, the main one first. */
export const CategoriesCell = async ({ cellData, payload, i18n }: DefaultServerCellComponentProps) => {
  const ids: unknown[] = Array.isArray(cellData) ? cellData : [];
  const { docs } = await payload.find({
    collection: "categories",
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const labels = new Map<unknown, string>(docs.map(({ id, category }) => [id, categoryLabel(category, i18n.language)]));
  return <span>{ids.flatMap((id) => labels.get(id) ?? []).join(", ")}</span>;
};
