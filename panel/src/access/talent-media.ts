import type { PayloadRequest } from "payload";

import type { Talent } from "../payload-types";
import { isPublished } from "../store/published";

const SELECT = { cover: true, book: true, compo: true, videos: { upload: true } } as const;

const idsOf = ({ cover, book, compo, videos }: Pick<Talent, "cover" | "book" | "compo" | "videos">): number[] =>
  [cover, ...(book ?? []), ...(compo ?? []), ...(videos ?? []).map(({ upload }) => upload)].filter((id) => typeof id === "number");

/** Ids of the files that published talents show. Read once per request: one request asks for access several times. */
export const mediaOfPublishedTalents = async (req: PayloadRequest): Promise<number[]> => {
  const known: unknown = req.context.mediaOfPublishedTalents;
  if (Array.isArray(known)) return known;
  const { docs } = await req.payload.find({
    collection: "talents",
    where: isPublished,
    depth: 0,
    pagination: false,
    select: SELECT,
    // The caller is the access rule of media, which decides by the result.
    overrideAccess: true,
  });
  const ids = [...new Set(docs.flatMap(idsOf))];
  req.context.mediaOfPublishedTalents = ids;
  return ids;
};
