import type { Access, PayloadRequest } from "payload";

import { isEditor, isScout } from "../access/roles";
import { findShownDigitals } from "../consents/index";
import type { Talent } from "../payload-types";
import { isPublished } from "../access/published";

const SELECT = {
  birthdate: true,
  cover: true,
  book: true,
  compo: true,
  digitals: { picture: true },
  videos: { upload: true },
} as const;

type TalentFiles = Pick<Talent, "id" | "cover" | "book" | "compo" | "digitals" | "videos">;

const idsOf = ({ id, cover, book, compo, digitals, videos }: TalentFiles, showsDigitals: ReadonlySet<number>): number[] =>
  [
    cover,
    ...(book ?? []),
    ...(compo ?? []),
    ...(showsDigitals.has(id) ? (digitals ?? []).map(({ picture }) => picture) : []),
    ...(videos ?? []).map(({ upload }) => upload),
  ].filter((file) => typeof file === "number");

/** Cached for the request, which checks access several times. */
const mediaOfPublishedTalents = async (req: PayloadRequest): Promise<number[]> => {
  const cached: unknown = req.context.mediaOfPublishedTalents;
  if (Array.isArray(cached)) return cached;
  const { docs } = await req.payload.find({
    collection: "talents",
    where: isPublished,
    depth: 0,
    pagination: false,
    select: SELECT,
    // The caller is media's own access function, which `overrideAccess` skips.
    overrideAccess: true,
  });
  const showsDigitals = await findShownDigitals(
    req.payload,
    docs.filter(({ digitals }) => (digitals ?? []).length > 0),
  );
  const ids = [...new Set(docs.flatMap((talent) => idsOf(talent, showsDigitals)))];
  req.context.mediaOfPublishedTalents = ids;
  return ids;
};

/** Editors read every public file; scouts read the files of published talents. */
export const isEditorOrReadsTalentMedia: Access = async ({ req }) => {
  if (await isEditor({ req })) return true;
  return (await isScout({ req })) ? { id: { in: await mediaOfPublishedTalents(req) } } : false;
};
