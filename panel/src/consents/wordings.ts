import type { Payload, PayloadRequest } from "payload";

import type { ConsentWording } from "../contract/entry";

/** `locale` is the language in which it was read. */
export type WordingText = Pick<ConsentWording, "text" | "locale">;

const isKept = async (payload: Payload, version: string): Promise<boolean> => {
  const { totalDocs } = await payload.count({
    collection: "consent-wordings",
    where: { version: { equals: version } },
    overrideAccess: true,
  });
  return totalDocs > 0;
};

/** Does nothing when the wording is already stored. Overrides the access rules, because no role may write wordings. */
export const keepWording = async (payload: Payload, wording: ConsentWording): Promise<void> => {
  if (await isKept(payload, wording.version)) return;
  try {
    await payload.create({ collection: "consent-wordings", data: wording, depth: 0, overrideAccess: true });
  } catch (error) {
    // Another entry may have added it meanwhile; then the unique index rejected this copy.
    if (!(await isKept(payload, wording.version))) throw error;
  }
};

type Reader = Pick<PayloadRequest, "payload" | "user">;

/** Read with the rights of the account; null when the text of this version is unknown. */
export const readWording = async ({ payload, user }: Reader, version: string | null | undefined): Promise<WordingText | null> => {
  if (!version) return null;
  const { docs } = await payload.find({
    collection: "consent-wordings",
    where: { version: { equals: version } },
    limit: 1,
    pagination: false,
    overrideAccess: false,
    user,
  });
  return docs[0] ?? null;
};
