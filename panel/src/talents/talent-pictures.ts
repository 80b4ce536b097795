import type { Payload, PayloadRequest, Where } from "payload";

const ofTalent = (ids: readonly number[]): Where => ({
  or: ["cover", "book", "compo", "digitals.picture", "videos.upload"].map((path) => ({ [path]: { in: ids } })),
});

/**
 * Whether a talent, published or as a draft, shows one of the files. Such a file may not be a picture of the home page: it would stay there
 * after the talent is withdrawn, and may show a minor.
 */
export const belongToTalent = async (payload: Payload, ids: readonly number[], req?: PayloadRequest): Promise<boolean> => {
  if (ids.length === 0) return false;
  const query = { collection: "talents", where: ofTalent(ids), depth: 0, limit: 1, pagination: false, select: {} } as const;
  for (const draft of [false, true]) {
    const { docs } = await payload.find({ ...query, draft, overrideAccess: true, ...(req === undefined ? {} : { req }) });
    if (docs.length > 0) return true;
  }
  return false;
};
