import type { DefaultServerCellComponentProps } from "payload";

import { TalentThumbnail } from "../../admin/kit/talent-thumbnail";
import { thumbnailAddress } from "../../media/thumbnail-endpoint";

/** Read on the server: Payload's own cell stays empty in rows that are not on the screen when the list opens. */
export const CoverCell = async ({ cellData, payload }: DefaultServerCellComponentProps) => {
  if (typeof cellData !== "number") return <TalentThumbnail address={null} />;
  // The address alone shows nothing: it is served only to accounts that may read the file.
  const doc = await payload.findByID({
    collection: "media",
    id: cellData,
    depth: 0,
    select: { filename: true },
    disableErrors: true,
    overrideAccess: true,
  });
  return <TalentThumbnail address={doc === null ? null : thumbnailAddress({ doc })} />;
};
