import type { DefaultServerCellComponentProps } from "payload";
import type { ReactNode } from "react";

import { recordAddress } from "./addresses";
import { Link } from "./kit/next-client";

type Props = { cell: DefaultServerCellComponentProps; children: ReactNode };

/** Links the first column of a list to its record. Payload does so only in its own cells. */
export const CellLink = ({ cell, children }: Props) => {
  const { link, linkURL, collectionSlug, rowData, payload } = cell;
  if (!link) return children;
  return <Link href={linkURL ?? recordAddress(payload.config.routes.admin, collectionSlug, rowData.id)}>{children}</Link>;
};
