import type { Endpoint, PayloadRequest, Where } from "payload";

import { textOf, withoutWildcards } from "../shared/search-params";
import { isScout } from "../access/roles";
import { isRecordId } from "../shared/record-id";
import { deskEndpoint } from "../access/desk-endpoint";

export type TalentName = { id: number; name: string };

const MAX_NAMES = 20;

const toWhere = ({ query }: PayloadRequest): Where => {
  const id = Number(textOf(query.id));
  if (isRecordId(id)) return { id: { equals: id } };
  const words = withoutWildcards(textOf(query.q))
    .split(" ")
    .filter((word) => word !== "");
  return { and: words.map((word) => ({ name: { contains: word } })) };
};

/** Only ids and names, of drafts too: a scout records the consent of a talent who is not published yet. */
const findTalentNames = async (req: PayloadRequest): Promise<TalentName[]> => {
  const { docs } = await req.payload.find({
    collection: "talents",
    where: toWhere(req),
    sort: "name",
    limit: MAX_NAMES,
    pagination: false,
    depth: 0,
    select: { name: true },
    // Scouts read published talents only; the endpoint's own check allows them the names.
    overrideAccess: true,
    req,
  });
  return docs.map(({ id, name }) => ({ id, name: name ?? "" }));
};

/** GET /cms/api/desk/talent-names?q=name or ?id=: for choosing the talent of a consent. */
export const talentNamesEndpoint: Endpoint = deskEndpoint({
  method: "get",
  path: "/talent-names",
  access: isScout,
  handler: async (req) => ({ talents: await findTalentNames(req) }),
});
