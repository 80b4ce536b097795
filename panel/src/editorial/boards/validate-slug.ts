import type { TextFieldSingleValidation } from "payload";

import { takenSlugRefusal } from "./words";

/** Rejects the slug of another board, also of a draft. */
export const validateBoardSlug: TextFieldSingleValidation = async (value, { id, req }) => {
  if (!value) return true;
  const { docs } = await req.payload.find({
    collection: "boards",
    where: { and: [{ slug: { equals: value } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])] },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { slug: true },
    overrideAccess: true,
    req,
  });
  return docs.length === 0 || takenSlugRefusal(req.i18n.language);
};
