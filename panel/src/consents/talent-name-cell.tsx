import type { DefaultServerCellComponentProps } from "payload";

/** In the ledger's list: the talent's name, also of a draft, of which a scout reads nothing else. */
export const TalentNameCell = async ({ rowData, payload }: DefaultServerCellComponentProps) => {
  const talent: unknown = rowData.talent;
  const id = typeof talent === "object" && talent !== null && "id" in talent ? Number(talent.id) : Number(talent);
  // The names alone are for everybody who reads consents.
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
