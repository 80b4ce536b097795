import type { PayloadRequest } from "payload";

import { readSelection } from "../contract/selection";
import { thumbnailAddress } from "../media/thumbnail-endpoint";
import type { Talent } from "../payload-types";

export type SelectedTalent = {
  id: number;
  note: string | null;
  /** Null for a talent that was deleted, or that the account may not read. */
  name: string | null;
  /** Address of a small copy of the cover. */
  thumbnail: string | null;
  isPublished: boolean;
  /** False for `TF -` talents, whose page cannot be opened by the id alone. */
  hasPage: boolean;
};

const isHidden = ({ categories }: Pick<Talent, "categories">): boolean =>
  categories.some((category) => typeof category === "object" && category.category.toUpperCase().startsWith("TF -"));

const findTalents = async (req: PayloadRequest, ids: readonly number[]): Promise<Map<number, Omit<SelectedTalent, "id" | "note">>> => {
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: "talents",
    where: { id: { in: ids } },
    depth: 1,
    pagination: false,
    select: { name: true, cover: true, categories: true, _status: true },
    overrideAccess: false,
    req,
  });
  return new Map(
    docs.map(({ id, name, cover, categories, _status }) => {
      const isPublished = _status === "published";
      const thumbnail = typeof cover === "object" && cover !== null ? thumbnailAddress({ doc: { ...cover } }) : null;
      return [id, { name, thumbnail, isPublished, hasPage: isPublished && !isHidden({ categories }) }];
    }),
  );
};

const UNKNOWN = { name: null, thumbnail: null, isPublished: false, hasPage: false };

/** Each in the visitor's order. Reads with the rights of the request's account. */
export const readSelectedTalents = async (req: PayloadRequest, selections: readonly unknown[]): Promise<SelectedTalent[][]> => {
  const lists = selections.map(readSelection);
  const talents = await findTalents(req, [...new Set(lists.flat().map(({ id }) => id))]);
  return lists.map((list) => list.map((selected) => ({ ...(talents.get(selected.id) ?? UNKNOWN), ...selected })));
};

/** The site redirects from this address to the talent's page. Null without the site's address. */
export const talentPageAddress = (siteUrl: string | null, id: number, language: string): string | null =>
  siteUrl === null ? null : `${siteUrl}${language === "en" ? "/en" : ""}/pesquisa/${id}/talento`;
