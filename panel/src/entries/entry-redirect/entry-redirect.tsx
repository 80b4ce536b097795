import type { AdminViewServerProps, PayloadRequest } from "payload";

import { notFound, redirect } from "../../admin/kit/next-server";
import { isScout } from "../../access/roles";
import type { EntryKind } from "../../contract/entry";
import { entryPath } from "../entry-lists";
import { requireAccount } from "../../admin/kit/desk-page";

/** The id in /admin/collections/entries/{id}. */
const idOf = ({ params }: AdminViewServerProps): number => {
  const segments = params?.segments;
  const id = Number(Array.isArray(segments) ? segments[2] : "");
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
};

const findKind = async (req: PayloadRequest, id: number): Promise<EntryKind | null> => {
  const { docs } = await req.payload.find({
    collection: "entries",
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    pagination: false,
    select: { kind: true },
    overrideAccess: false,
    req,
  });
  return docs[0]?.kind ?? null;
};

/** /admin/collections/entries/{id}: redirects from Payload's form to the screen of the entry's kind. */
export const EntryRedirect = async (props: AdminViewServerProps) => {
  requireAccount(props);
  const { req } = props.initPageResult;
  const id = idOf(props);
  const kind = (await isScout({ req })) === true ? await findKind(req, id) : null;
  if (kind === null) return notFound();
  return redirect(`${req.payload.config.routes.admin}${entryPath({ id, kind })}`);
};
