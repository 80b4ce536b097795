import type { Payload } from "payload";

import type { Entry } from "../payload-types";

const idOf = (relation: Entry["talent"]): number | null => (typeof relation === "object" ? (relation?.id ?? null) : (relation ?? null));

/**
 * Erases the draft talent that was made of an application, since it contains the same facts and photos. A talent that is or was
 * published has an agreement of its own and stays.
 */
export const eraseDraftTalent = async (payload: Payload, { talent }: Pick<Entry, "talent">): Promise<void> => {
  const id = idOf(talent);
  if (id === null) return;
  const { totalDocs: published } = await payload.countVersions({
    collection: "talents",
    where: { and: [{ parent: { equals: id } }, { "version._status": { equals: "published" } }] },
    overrideAccess: true,
  });
  if (published > 0) return;
  // By a query, which finds nothing after another attempt has deleted the talent. Drafts only.
  await payload.delete({
    collection: "talents",
    where: { and: [{ id: { equals: id } }, { _status: { not_equals: "published" } }] },
    depth: 0,
    overrideAccess: true,
  });
};
