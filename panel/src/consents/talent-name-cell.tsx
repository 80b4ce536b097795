import type { DefaultServerCellComponentProps } from "payload";

/** Shows the names of drafts too, of which scouts can read nothing else. */
export const TalentNameCell = async ({ rowData, payload }: DefaultServerCellComponentProps) => {
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
  return <span>{docs[0]?.name ?? ""}</span>;
};
