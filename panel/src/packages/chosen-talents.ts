import type { PayloadRequest, Where } from "payload";

import type { PackageTalent } from "../contract/package";
import { thumbnailAddress } from "../media/thumbnail-endpoint";
import type { Media, Talent } from "../payload-types";
import { isPublished } from "../access/published";

/** A picture or video that a package may show; `key` is its name in the contract. */
export type ChosenItem = { key: string; gallery: "book" | "compo" | "digitals" | "video"; thumbnail: string | null };

export type ChosenTalent = {
  id: number;
  /** Null when the talent was deleted, or the account may not read it. */
  name: string | null;
  thumbnail: string | null;
  isPublished: boolean;
  pictures: ChosenItem[];
  videos: ChosenItem[];
};

const FIELDS = { name: true, cover: true, _status: true, book: true, compo: true, digitals: true, videos: true } as const;

type Fields = Pick<Talent, "id" | keyof typeof FIELDS>;

const thumbnailOf = (media: number | Media | null | undefined): string | null =>
  typeof media === "object" && media !== null ? thumbnailAddress({ doc: { ...media } }) : null;

const picturesOf = ({ book, compo, digitals }: Fields): ChosenItem[] => {
  const ofGallery = (gallery: "book" | "compo", media: Fields["book"]): ChosenItem[] =>
    (media ?? []).flatMap((item) =>
      typeof item === "object" ? [{ key: `${gallery}:${item.id}`, gallery, thumbnail: thumbnailOf(item) }] : [],
    );
  const dated = (digitals ?? []).flatMap(({ id, picture }): ChosenItem[] =>
    id ? [{ key: `digitals:${id}`, gallery: "digitals", thumbnail: thumbnailOf(picture) }] : [],
  );
  return [...ofGallery("book", book), ...ofGallery("compo", compo), ...dated];
};

const toChosen = (talent: Fields): ChosenTalent => ({
  id: talent.id,
  name: talent.name,
  thumbnail: thumbnailOf(talent.cover),
  isPublished: talent._status === "published",
  pictures: picturesOf(talent),
  videos: (talent.videos ?? []).flatMap(({ id }): ChosenItem[] => (id ? [{ key: id, gallery: "video", thumbnail: null }] : [])),
});

const findTalents = async (req: PayloadRequest, where: Where, limit: number): Promise<ChosenTalent[]> => {
  const { docs } = await req.payload.find({
    collection: "talents",
    where,
    depth: 1,
    limit,
    sort: "name",
    select: FIELDS,
    overrideAccess: false,
    req,
  });
  return docs.map(toChosen);
};

const ABSENT = { name: null, thumbnail: null, isPublished: false, pictures: [], videos: [] };

/** In the order of the list. Reads with the rights of the request's account. */
export const readChosen = async (req: PayloadRequest, talents: readonly Pick<PackageTalent, "id">[]): Promise<ChosenTalent[]> => {
  if (talents.length === 0) return [];
  const ids = talents.map(({ id }) => id);
  const found = new Map((await findTalents(req, { id: { in: ids } }, ids.length)).map((talent) => [talent.id, talent]));
  return ids.map((id) => found.get(id) ?? { id, ...ABSENT });
};

const MAX_FOUND = 12;

/** Matches a part of the name; published talents only. */
export const findByName = (req: PayloadRequest, name: string): Promise<ChosenTalent[]> =>
  name === "" ? Promise.resolve([]) : findTalents(req, { and: [isPublished, { name: { like: name } }] }, MAX_FOUND);
