import type { PayloadRequest } from "payload";

import { readSelection } from "../contract/selection";
import { thumbnailAddress } from "../media/thumbnail-endpoint";
import type { Talent } from "../payload-types";

/** A talent whom an enquiry names. */
export type SelectedTalent = {
  id: number;
  /** The visitor's note about the talent. */
  note: string | null;
  /** Null for a talent that was deleted, or that the account may not read. */
  name: string | null;
  /** Address of a small copy of the cover. */
  thumbnail: string | null;
  isPublished: boolean;
  /** Whether the talent has a page on the site that its id leads to. */
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

/** The talents of several selections, each in the visitor's order. Reads with the rights of the request's account. */
export const readSelectedTalents = async (req: PayloadRequest, selections: readonly unknown[]): Promise<SelectedTalent[][]> => {
  const lists = selections.map(readSelection);
  const talents = await findTalents(req, [...new Set(lists.flat().map(({ id }) => id))]);
  return lists.map((list) => list.map((selected) => ({ ...(talents.get(selected.id) ?? UNKNOWN), ...selected })));
};

/** The talent's page: the site redirects from this address to it. Null without the site's address. */
export const talentPageAddress = (siteUrl: string | null, id: number, language: string): string | null =>
  siteUrl === null ? null : `${siteUrl}${language === "en" ? "/en" : ""}/pesquisa/${id}/talento`;
