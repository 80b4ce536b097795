import type { PayloadRequest } from "payload";

import type { Talent } from "../payload-types";
import { isPublished } from "../store/published";

const SELECT = { cover: true, book: true, compo: true, videos: { upload: true } } as const;

const idsOf = ({ cover, book, compo, videos }: Pick<Talent, "cover" | "book" | "compo" | "videos">): number[] =>
  [cover, ...(book ?? []), ...(compo ?? []), ...(videos ?? []).map(({ upload }) => upload)].filter((id) => typeof id === "number");

/** Ids of the files of published talents. Read once per request, which checks access several times. */
export const mediaOfPublishedTalents = async (req: PayloadRequest): Promise<number[]> => {
  const cached: unknown = req.context.mediaOfPublishedTalents;
  if (Array.isArray(cached)) return cached;
  const { docs } = await req.payload.find({
    collection: "talents",
    where: isPublished,
    depth: 0,
    pagination: false,
    select: SELECT,
    // The caller is the access function of media.
    overrideAccess: true,
  });
  const ids = [...new Set(docs.flatMap(idsOf))];
  req.context.mediaOfPublishedTalents = ids;
  return ids;
};
